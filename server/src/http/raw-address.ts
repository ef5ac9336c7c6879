import type { IncomingMessage } from 'node:http'

/**
 * The only file that reads the URL as it was sent; lint forbids it everywhere else. One URL has many spellings
 * (`/%62ackoffice`, `http://host/backoffice`) and only the router knows which are equal, so authorization, caching and
 * logging use the matched route. This file returns text to show, to redirect to or to route, and whether a request belongs
 * to the HEAD or GET routes.
 */
type RequestAsSent = { raw: Pick<IncomingMessage, 'url'> }

const absolute = /^https?:\/\/([^/?#]*)/i

/** The path and the query as they were sent, without scheme and host; for a redirect to an origin of ours. */
export function sentTarget({ raw: { url = '/' } }: RequestAsSent): string {
  const target = url.replace(absolute, '')
  return target.startsWith('/') ? target : `/${target}`
}

/** The path as it was sent, for a URL without a route. */
export const sentPath = (request: RequestAsSent): string => sentTarget(request).split(/[?#]/, 1)[0] ?? '/'

/** True for a request that names one host in its first line and another in `Host` (RFC 9112, 3.2.2). */
export function namesTwoHosts({ raw }: { raw: Pick<IncomingMessage, 'url' | 'headers'> }): boolean {
  const named = absolute.exec(raw.url ?? '')?.[1]
  return named !== undefined && named.toLowerCase() !== raw.headers.host?.toLowerCase()
}

/** The address as it was sent, for the router. */
export const asSent = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string => url

/**
 * Replaces the segments that the router refuses, so that the request passes all hooks and its route responds as a page or
 * as JSON. A malformed segment becomes U+0000, which every route refuses (refuse-unstorable.ts); one that is too long
 * becomes `%`, which is no item's name.
 * @param maxLength characters that a segment may have
 * @returns false where nothing was replaced
 */
export function replaceUnreadable(raw: Pick<IncomingMessage, 'url'>, maxLength: number): boolean {
  const sent = asSent(raw)
  const path = sentPath({ raw })
  const segments = path.split('/').map((segment) => replaceSegment(segment, maxLength))
  raw.url = sent.replace(path, () => segments.join('/'))
  return raw.url !== sent
}

function replaceSegment(segment: string, maxLength: number): string {
  try {
    // The bundler removes a call whose result is unused, and with it the exception.
    return decodeURIComponent(segment) !== '' && segment.length > maxLength ? '%25' : segment
  } catch {
    return '%00'
  }
}

/** True where the path, as the router reads it, begins so. */
export function beginsWith(raw: Pick<IncomingMessage, 'url'>, start: string): boolean {
  try {
    return decodeURIComponent(sentPath({ raw })).startsWith(start)
  } catch {
    // A malformed URL has no route.
    return false
  }
}

/** Compares the path of a request to a server without a router. */
export const asksFor = ({ url }: Pick<IncomingMessage, 'url'>, path: string): boolean => url === path

/** The URL without trailing slashes; null if it has none, or if a browser could read the rest as a host. */
export function withoutTrailingSlash(request: RequestAsSent): string | null {
  const target = sentTarget(request)
  const [path = ''] = target.split(/[?#]/, 1)
  if (!path.endsWith('/') || /^\/[/\\]|[\\\s]/.test(path)) return null
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return end > 1 ? path.slice(0, end) + target.slice(path.length) : null
}
