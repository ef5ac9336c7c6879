import type { Both } from '../languages.ts'
import { both } from '../products/product.ts'

/**
 * Mobile apps and the shops they are fetched from (spec, section 1: some search entries link to external app store
 * pages). Samples: the addresses are the shops' own front pages until the apps' pages are entered here.
 */
export type App = { id: string; name: string; shop: string; to: string; summary: Both }

const shops = [
  { id: 'android', shop: 'Google Play', phone: 'Android', to: 'https://play.google.com/store/apps' },
  { id: 'iphone', shop: 'App Store', phone: 'iPhone', to: 'https://apps.apple.com/' },
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

export const apps: readonly App[] = programs.flatMap(({ id, name, what }) =>
  shops.map((shop) => ({
    id: `${id}-${shop.id}`,
    name,
    shop: shop.shop,
    to: `${shop.to}#${id}`,
    summary: both(`${what.en}, for ${shop.phone}.`, `${what.ny}, ya ${shop.phone}.`),
  })),
)
