import type { IncomingMessage } from 'node:http'

/**
 * The only file that looks at an address as it was sent; lint forbids it everywhere else. One address can be spelt in
 * many ways (`/%62ackoffice`, `http://host/backoffice`), and only the router knows which of them are the same: who may
 * come, what is kept and what is logged go by the matched route. This file returns only text to show, to redirect to or
 * to route, and whether a request belongs to the routes of HEAD or of GET.
 */
type RequestAsSent = { raw: Pick<IncomingMessage, 'url'> }

const absolute = /^https?:\/\/([^/?#]*)/i

/** The path and the query as they were sent, without scheme and host; for a redirect to an origin of ours. */
export function sentTarget({ raw: { url = '/' } }: RequestAsSent): string {
  const target = url.replace(absolute, '')
  return target.startsWith('/') ? target : `/${target}`
}

/** The path as it was sent, for an address that no route has. */
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
    // No route has what cannot be read.
    return false
  }
}

/** True where a request to a server without a router asks for just this path. */
export const asksFor = ({ url }: Pick<IncomingMessage, 'url'>, path: string): boolean => url === path

/** The same address without the slashes at its end; null where it has none, or where a browser could read a host in it. */
export function withoutTrailingSlash(request: RequestAsSent): string | null {
  const target = sentTarget(request)
  const [path = ''] = target.split(/[?#]/, 1)
  if (!path.endsWith('/') || /^\/[/\\]|[\\\s]/.test(path)) return null
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return end > 1 ? path.slice(0, end) + target.slice(path.length) : null
}
