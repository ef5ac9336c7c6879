import type { Item } from '#contract/registry.ts'
import { addressInMenu, type MenuLink as Target } from '#contract/rules/menu-link.ts'
import type { PageRequest } from '#contract/site.ts'
import { usePageContext } from '../page-context.ts'

export type MenuCategory = Item<'menus'>['categories'][number]
export type MenuLink = MenuCategory['links'][number]
export type Entry = { category: MenuCategory; links: readonly MenuLink[] }

/** @returns the address with its query, as a form would write it, such as `/fdhbankplc/cards?type=Debit+Card` */
export const addressOf = (target: Target): string => addressInMenu(target) ?? target.href

/** The menu's categories whose pages exist, in the menu's order. */
export function useMenu(): readonly Entry[] {
  const { brand, frame, hasPage } = usePageContext()
  return (frame.menus[brand]?.categories ?? [])
    .map((category) => ({ category, links: category.links.filter((link) => hasPage(addressOf(link))) }))
    .filter(({ category, links }) => (category.clickable ? hasPage(addressOf(category)) : links.length > 0))
}

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
      if (target.href !== path || !target.query.every(({ key, value }) => query[key] === value)) continue
      if (target.query.length > most) [current, most] = [target, target.query.length]
    }
  return current
}

/** True of the link to the page that is shown, of all in the section's menu. */
export function useIsHere(entries: readonly Entry[]): (link: Target) => boolean {
  const { request } = usePageContext()
  const current = currentEntry(entries, request)
  return (link) => link === current
}
