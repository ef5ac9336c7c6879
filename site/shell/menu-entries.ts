import { addressOf, type MenuCategory, type MenuLink } from '#contract/brands/menu-types.ts'
import { menus } from '#contract/brands/menus.ts'
import { useReader } from '../reader.ts'

export type Entry = { category: MenuCategory; links: readonly MenuLink[] }

/** The menu's categories whose pages exist, in the menu's order. */
export function useMenu(): readonly Entry[] {
  const { brand, hasPage } = useReader()
  return menus[brand]
    .map((category) => ({ category, links: category.links.filter((link) => hasPage(link.href)) }))
    .filter(({ category, links }) => (category.clickable ? hasPage(category.href) : links.length > 0))
}

/** True where the link leads to the very page that is shown. */
export function useIsHere(): (link: { href: string; query?: Record<string, string> }) => boolean {
  const { request } = useReader()
  return (link) =>
    link.href === request.path &&
    Object.entries(link.query ?? {}).every(([key, value]) => request.query[key] === value)
}

export { addressOf }
