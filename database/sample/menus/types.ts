import type { Both } from '#contract/languages.ts'

/** Delays a category's panel links come in with, in tenths of a second (spec, section 3: 0.1 s to 0.4 s). */
export type MenuDelay = 1 | 2 | 3 | 4

/** One link of a menu (spec, section 3). */
export type MenuLink = {
  name: Both
  /** a page's path without `/ny` and without query */
  href: string
  query?: Record<string, string>
  /** where `changeTab` is set, the path of the tab it leads to */
  tabPath?: string
  /** true where the link leads into another company's section */
  changeTab?: boolean
  /** true where it stands above the others as the panel's head */
  header?: boolean
}

/** One category of a section's menu: a plain link where it is clickable, else a button that opens its panel. */
export type MenuCategory = {
  name: Both
  /** open when the page comes; none is, the field is the spec's */
  open: boolean
  clickable: boolean
  href: string
  query?: Record<string, string>
  delay: MenuDelay
  links: readonly MenuLink[]
  /** how wide the panel is: a class of the shell */
  popupWidth: 'narrow' | 'wide'
}
