import { addressOf, type MenuCategory, type MenuLink } from '#contract/brands/menu-types.ts'
import { menus } from '#contract/brands/menus.ts'
import type { PageRequest } from '#contract/site.ts'
import { usePageContext } from '../page-context.ts'

export type Entry = { category: MenuCategory; links: readonly MenuLink[] }

/** The menu's categories whose pages exist, in the menu's order. */
export function useMenu(): readonly Entry[] {
  const { brand, hasPage } = usePageContext()
  return menus[brand]
    .map((category) => ({ category, links: category.links.filter((link) => hasPage(link.href)) }))
    .filter(({ category, links }) => (category.clickable ? hasPage(category.href) : links.length > 0))
}

type Target = { href: string; query?: Record<string, string> }

/**
 * The one entry that leads to the very page that is shown: of several the one that says most about it, and of those the
 * first; null where none does.
 */
export function currentEntry(
  entries: readonly Entry[],
  { path, query }: Pick<PageRequest, 'path' | 'query'>,
): Target | null {
  let current: Target | null = null
  let most = -1
  for (const { category, links } of entries)
    for (const target of category.clickable ? [category] : links) {
      const asked = Object.entries(target.query ?? {})
      if (target.href !== path || !asked.every(([key, value]) => query[key] === value)) continue
      if (asked.length > most) [current, most] = [target, asked.length]
    }
  return current
}

/** True of the link to the page that is shown, of all in the section's menu. */
export function useIsHere(entries: readonly Entry[]): (link: Target) => boolean {
  const { request } = usePageContext()
  const current = currentEntry(entries, request)
  return (link) => link === current
}

export { addressOf }
