import { brandIds, brandOfPath, type BrandId } from '#contract/brands/names.ts'

/** The pages with a sheet of their own: each company's home, and the lists of branches. */
export type SheetName = BrandId | 'places'
export const sheetNames: readonly SheetName[] = [...brandIds, 'places']

/** The sheet of a page besides the one for all; null: the inner one. @param path without `/ny` */
export function sheetOf(path: string): SheetName | null {
  if (/^\/\w+\/home$/.test(path)) return brandOfPath(path)
  return /^\/\w+\/(?:branches|locations)$/.test(path) ? 'places' : null
}
