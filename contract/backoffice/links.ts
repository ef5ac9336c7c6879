import type { ReferenceKind } from '../rules/references.ts'
import type { SearchGroup } from '../search.ts'

/** A page, an item or a file of this site that a link can lead to. */
export type LinkTarget = {
  /** its address without `/ny` */
  to: string
  group: SearchGroup
  /** empty where only the address is known */
  title: { en?: string; ny?: string }
}

/** `leads` says of an address that was asked for whether it leads somewhere; null where words were asked for. */
export type LinkSearch = { leads: boolean | null; targets: LinkTarget[] }

/** A figure that texts can refer to. */
export type Figure = {
  kind: ReferenceKind
  key: string
  name: { en?: string; ny?: string }
  /** as readers see it today, in English */
  value: string
}

/**
 * The change to links to an item that leaves the site: they are removed, or get another page as their target. With `redirect:`,
 * the item's own address is redirected to that page.
 */
export type LinksChoice = 'remove' | `/${string}` | `redirect:/${string}`

/** The page that links are to lead to; null where they are removed. */
export const newTargetOf = (choice: LinksChoice): string | null =>
  choice === 'remove' ? null : choice.replace(/^redirect:/, '')
