/** A link of a menu: its path, and its query apart. */
export type MenuLink = { href: string; query: readonly { key: string; value: string }[] }

export const isMenuLink = (value: unknown): value is MenuLink =>
  typeof value === 'object' &&
  value !== null &&
  'href' in value &&
  typeof value.href === 'string' &&
  'query' in value &&
  Array.isArray(value.query)

/** The whole address of a menu's link, its query as a form would write it; null for any other value. */
export function addressInMenu(value: unknown): string | null {
  if (!isMenuLink(value)) return null
  const { href, query } = value
  const asked = new URLSearchParams(
    query.map(({ key, value: one }): [string, string] => [key, one]),
  ).toString()
  return asked ? `${href}${href.includes('?') ? '&' : '?'}${asked}` : href
}
