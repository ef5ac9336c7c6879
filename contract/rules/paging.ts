import type { Page } from '../feed.ts'

/** @returns the number of a page in an address: 1 where none is given, null where it is no such number */
export function pageNumber(given: string | undefined): number | null {
  if (given === undefined) return 1
  return /^[1-9]\d{0,5}$/.test(given) ? Number(given) : null
}

/** One numbered page of a list held whole, for lists in an order of their own; null beyond the end (page 1 always exists). */
export function pageOf<T>(items: readonly T[], page: number, size: number): Page<T> | null {
  const pages = Math.max(1, Math.ceil(items.length / size))
  if (page > pages) return null
  return { items: items.slice((page - 1) * size, page * size), page, pages, total: items.length }
}
