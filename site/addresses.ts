import type { Lang } from '#contract/languages.ts'
import type { PageRequest } from '#contract/site.ts'

/** True of another website's address. */
export const isElsewhere = (to: string): boolean => to.startsWith('https://')
/** True of what has one address in both languages: another website, and a file. */
const isNoPage = (to: string): boolean => isElsewhere(to) || to.startsWith('/files/')

/** An address in a language: in Chichewa `/ny` stands before a page's. */
export const href = (lang: Lang, to: string): string => (lang === 'ny' && !isNoPage(to) ? `/ny${to}` : to)

/** The page's own address without `/ny`, with the query it reads. `changes` sets keys; an empty value drops one. */
export function addressOfRequest(request: PageRequest, changes: Record<string, string> = {}): string {
  const kept = Object.entries({ ...request.query, ...changes }).filter(([, value]) => value !== '')
  const query = new URLSearchParams(kept).toString()
  return query ? `${request.path}?${query}` : request.path
}

/** Addresses are compared as a browser reads them: `+` and `%20` are the same, and what stands after `#` does not count. */
export const comparable = (address: string): string => {
  const url = new URL(address, 'http://site.invalid')
  return `${url.pathname}?${url.searchParams.toString()}`
}

/** An address as the site spells it: with `+` for a space, as in `addressOfRequest`. */
export const normalizedAddress = (address: string): string => comparable(address).replace(/\?$/, '')
