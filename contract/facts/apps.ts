import type { Both } from '../languages.ts'
import { both } from '../products/product.ts'

/**
 * Mobile apps and the shops they are fetched from (spec, section 1: some search entries link to external app store
 * pages). An app whose page in a shop is not known is offered nowhere: a shop's front page helps nobody.
 */
export type App = { id: string; name: string; shop: string; to: string; summary: Both }

const shops = [
  { id: 'android', shop: 'Google Play', phone: 'Android' },
  { id: 'iphone', shop: 'App Store', phone: 'iPhone' },
] as const

const programs = [
  {
    id: 'mobile',
    name: 'FDH Mobile',
    what: both(
      'The bank’s app for accounts, bills and cards',
      'Pulogalamu ya banki ya maakaunti, mabilu ndi makhadi',
    ),
  },
  {
    id: 'one-click',
    name: 'One Click',
    what: both('The app that approves internet banking', 'Pulogalamu yovomerezera banki ya pa intaneti'),
  },
] as const

/** The apps' own pages, by `<app>-<shop>`, such as `mobile-android`. */
type Pages = Readonly<Record<string, string | undefined>>
const known: Pages = {}

/** The apps with a page in a shop. */
export const appsOf = (pages: Pages): readonly App[] =>
  programs.flatMap(({ id, name, what }) =>
    shops.flatMap((shop) => {
      const to = pages[`${id}-${shop.id}`]
      if (!to) return []
      const summary = both(`${what.en}, for ${shop.phone}.`, `${what.ny}, ya ${shop.phone}.`)
      return [{ id: `${id}-${shop.id}`, name, shop: shop.shop, to, summary }]
    }),
  )

export const apps = appsOf(known)
