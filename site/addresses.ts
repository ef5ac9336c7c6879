import type { Lang } from '#contract/languages.ts'
import type { PageRequest } from '#contract/site.ts'

/** A page's address in a language: `/ny` stands before it in Chichewa. */
export const href = (lang: Lang, to: string): string => (lang === 'ny' ? `/ny${to}` : to)

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
