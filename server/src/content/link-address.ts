import { brandOfPath } from '#contract/brands/names.ts'
import { normalizePath } from '#contract/rules/redirect-paths.ts'

/** An address of this site as links lead to it: without host, language and trailing slash, decoded. */
export type LinkAddress = { path: string; query: URLSearchParams; hash: string }

const base = 'http://site.invalid'

/**
 * Reads an address that leads to this site, however it is written; null where it leads elsewhere or is no address.
 * @param ownHosts names of the hosts that serve this site
 */
export function readOwnLink(href: string, ownHosts: readonly string[] = []): LinkAddress | null {
  if (!/^(?:\/(?![/\\])|https?:\/\/)/i.test(href) || !URL.canParse(href, base)) return null
  const url = new URL(href, base)
  if (url.origin !== base && !ownHosts.includes(url.hostname)) return null
  return { path: normalizePath(url.pathname), query: url.searchParams, hash: url.hash }
}

/** Parts of page addresses with capitals: all other parts are in lower case. */
const mixedCaseParts = ['exchangeRates', 'personalAndbusinessbanking']

/** Returns a page's path that is written wholly in capitals as the site spells it, and any other path unchanged. */
export function withoutCapitals(path: string): string {
  const lower = path.toLowerCase()
  if (path !== path.toUpperCase() || brandOfPath(lower.replace(/^\/ny(?=\/)/, '')) === null) return path
  const parts = lower.split('/')
  return parts.map((part) => mixedCaseParts.find((mixed) => mixed.toLowerCase() === part) ?? part).join('/')
}

/** Writes an address with `/ny` left out. */
export function writeLink({ path, query, hash }: LinkAddress): string {
  const asked = query.toString()
  const written = path.replace(/[\s"<>\\^`{|}]/g, encodeURIComponent)
  return `${written}${asked && `?${asked}`}${hash}`
}

/** Whether a link leads to an item's address, maybe to a tab of it or to a place on it. */
export function leadsTo(link: LinkAddress, address: LinkAddress): boolean {
  if (link.path !== address.path || (address.hash !== '' && address.hash !== link.hash)) return false
  // A `type` names another item than the page over all of them.
  if (address.query.size === 0) return !link.query.has('type')
  return [...address.query].every(([key, value]) => link.query.get(key) === value)
}

/** Writes an address as a link was written before: with its host, and in a text with its `/ny`. */
export function writeLinkLike(href: string, link: LinkAddress, inText: boolean): string {
  const { origin, pathname } = new URL(href, base)
  const language = inText && /^\/ny(?:\/|$)/.test(pathname) ? '/ny' : ''
  return `${origin === base ? '' : origin}${language}${writeLink(link)}`
}

/** A link to the new address of its item; its other query and its place on the page stay. */
export function moveLink(link: LinkAddress, from: LinkAddress, to: LinkAddress): LinkAddress {
  const query = new URLSearchParams(to.query)
  for (const [key, value] of link.query) if (!from.query.has(key) && !query.has(key)) query.append(key, value)
  return { path: to.path, query, hash: to.hash || link.hash }
}
