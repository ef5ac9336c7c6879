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

/** What becomes of links to an item that leaves the site: they are removed, or lead to another page from then on. */
export type LinksChoice = 'remove' | `/${string}`
