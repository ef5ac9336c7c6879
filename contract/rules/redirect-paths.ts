/**
 * Returns a path as it is stored and compared: without `/ny` and trailing slashes, ASCII characters decoded apart from `%`,
 * `?`, `#` and `\`, which would change the address. Returns anything else unchanged.
 */
export function normalizePath(path: string): string {
  const base = 'http://site.invalid'
  if (!/^\/(?![/\\])[^?#]*$/.test(path)) return path
  const normalized = new URL(path, base).pathname
    .replace(/%(?!25|3f|23|5c)([0-7][0-9a-f])/gi, (_, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    )
    .replace(/\/+$/, '')
    .replace(/^\/ny(?=\/|$)/, '')
  return normalized || '/'
}

/** True for `/old/news/*`, which stands for `/old/news` and every path below it. */
export const isWildcard = (path: string): boolean => path.endsWith('/*')

const withoutWildcard = (path: string): string => path.slice(0, -2)

/** Returns the part of a path that a wildcard stands for, without a leading slash; null where the source does not match. */
export function remainderOf(source: string, path: string): string | null {
  if (!isWildcard(source)) return source === path ? '' : null
  const folder = withoutWildcard(source)
  if (path !== folder && !path.startsWith(`${folder}/`)) return null
  return path.slice(folder.length).replace(/^\/+/, '')
}

/** True where some path matches both; either may end in a wildcard. */
export function overlap(a: string, b: string): boolean {
  if (!isWildcard(a)) return remainderOf(b, a) !== null
  if (!isWildcard(b)) return remainderOf(a, b) !== null
  return remainderOf(a, withoutWildcard(b)) !== null || remainderOf(b, withoutWildcard(a)) !== null
}

/** Returns the sources that match a path, the most specific one first. */
export function sourcesOf(path: string): string[] {
  const parts = path.split('/')
  const folders = parts.map((_, at) => parts.slice(0, parts.length - at).join('/'))
  return [path, ...folders.filter((folder) => folder !== '').map((folder) => `${folder}/*`)]
}

/** First parts of addresses that are no pages: they are never redirected. */
const serviceRoots: readonly string[] = [
  '.well-known',
  'api',
  'assets',
  'backoffice',
  'choices',
  'favicon.ico',
  'healthz',
  'live',
  'login',
  'onboarding',
  'readyz',
  'robots.txt',
  'sitemap.xml',
  'uploads',
]

/** True for an address of the service itself. */
export const isServicePath = (path: string): boolean => serviceRoots.includes(path.split('/')[1] ?? '')
