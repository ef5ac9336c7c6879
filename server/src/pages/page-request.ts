import type { FastifyRequest } from 'fastify'
import { brandIds, brandOfPath, type BrandId } from '#contract/brands/names.ts'
import { isGroupPage, isSharedPage, sectionKey } from '#contract/fixed-pages.ts'
import { choiceCookies } from '#contract/storage-keys.ts'
import type { PageRequest, PageRoute } from '#contract/site.ts'
import { sentPath } from '../http/raw-address.ts'

/** One cookie's value; the header is read by hand since most requests have none and a page reads at most four. */
export function cookieOf(request: FastifyRequest, name: string): string | undefined {
  const header = request.headers.cookie
  if (header === undefined) return undefined
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}

/** Low data by choice; where nothing was chosen, as the browser asks. */
export function lowDataOf(request: FastifyRequest): boolean {
  const chosen = cookieOf(request, choiceCookies.lowData)
  if (chosen === 'on' || chosen === 'off') return chosen === 'on'
  return request.headers['save-data'] === 'on'
}

function themeOf(request: FastifyRequest): PageRequest['theme'] {
  const theme = cookieOf(request, choiceCookies.theme)
  return theme === 'light' || theme === 'dark' ? theme : null
}

/** Returns the company whose section was visited last, as the browser remembers it. */
export function visitedCompany(request: FastifyRequest): BrandId | undefined {
  const tab = cookieOf(request, choiceCookies.tab)
  return brandIds.find((id) => id === tab)
}

/**
 * Returns the company of the page with the link that was followed. It precedes the company visited last, which may be another
 * tab's, or unknown to a browser without scripts.
 */
function referringCompany({ headers: { referer = '' }, host }: FastifyRequest): BrandId | undefined {
  const from = URL.parse(referer)
  if (from?.host !== host) return undefined
  const path = from.pathname.replace(/^\/ny(?=\/)/, '')
  return isGroupPage(path) ? undefined : (brandOfPath(path) ?? undefined)
}

/** One spelling for each page, however its address was sent. */
const pathOf = ({ path }: PageRoute, params: Record<string, string>) =>
  !path.includes(':')
    ? path
    : path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** Of an address that there is not: shown, and looked for near by. */
function unknownPath(request: FastifyRequest, lang: PageRequest['lang']): string {
  const path = sentPath(request)
  return lang === 'ny' ? path.slice('/ny'.length) || '/' : path
}

/** What a page may depend on, from a request; the rest of the request stays behind. */
export function pageRequest(
  request: FastifyRequest,
  route: PageRoute | null,
  about: Pick<PageRequest, 'lang' | 'origin' | 'demonstration' | 'measurement'>,
): PageRequest {
  const params = request.params as Record<string, string> // the router fills it from the pattern
  const given = request.query as Record<string, string | string[] | undefined> // no schema: a page ignores what it does not know
  const query: Record<string, string> = {}
  for (const key of route?.query ?? []) {
    const value = given[key]
    const first = Array.isArray(value) ? value[0] : value
    if (first !== undefined && (first !== '' || route?.blank?.includes(key))) query[key] = first.slice(0, 200)
  }
  const path = route ? pathOf(route, params) : unknownPath(request, about.lang)
  return {
    path,
    params,
    query,
    ...about,
    lowData: lowDataOf(request),
    theme: themeOf(request),
    visited: isSharedPage(path)
      ? (brandIds.find((id) => id === given[sectionKey]) ??
        referringCompany(request) ??
        visitedCompany(request))
      : undefined,
  }
}

/** Everything that the page's HTML depends on. */
export const cacheKey = ({ path, query, lang, lowData, theme, visited }: PageRequest): string =>
  `page ${lang} ${lowData ? 'low' : 'full'} ${theme ?? 'system'} ${visited ?? 'any'} ${path} ${JSON.stringify(query)}`
