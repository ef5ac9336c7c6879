import type { Lang } from '#contract/languages.ts'
import type { CollectionName, Item } from '#contract/registry.ts'

/** The spec's thirteen stores (section 3, "Local cache"), keyed by `_id`, which is the service's `id`. */
export const storeNames = [
  'bankRates',
  'bankRateFiles',
  'banners',
  'blogs',
  'boards',
  'branches',
  'exchangeRates',
  'images',
  'loans',
  'promotions',
  'teams',
  'fdhcares',
  'moneybureauLocations',
] as const
export type StoreName = (typeof storeNames)[number]

/** What is kept: an item under its `_id`. */
export type StoredItem<N extends CollectionName> = Item<N> & { _id: string }
/** Kept from a page that showed it, in which language and when (ms since 1970); absent on what the service gave. */
export type SeenMark = { seen?: { lang: Lang; at: number } }
/** A small picture; its `_id` is its address. */
export type KeptImage = { _id: string; blob: Blob; at: number }

export type StoredIn = {
  bankRates: StoredItem<'bank_rates'>
  bankRateFiles: StoredItem<'bank_rates'>
  banners: StoredItem<'banners'>
  blogs: StoredItem<'blogs'> & SeenMark
  boards: StoredItem<'executives'>
  branches: StoredItem<'branches'>
  exchangeRates: StoredItem<'money_bureau_exchange_rates'>
  images: KeptImage
  loans: StoredItem<'loans'>
  promotions: StoredItem<'promotions'>
  teams: StoredItem<'executives'>
  fdhcares: StoredItem<'fdhcares'>
  moneybureauLocations: StoredItem<'moneybureau_locations'>
}

type Any = { id: string } & Record<string, unknown>
type Place = { store: StoreName; holds?: (item: Any) => boolean }

const hasRole = (item: Any, type: string): boolean =>
  Array.isArray(item['roles']) &&
  item['roles'].some((role: { executive_role_type_name?: unknown }) => role.executive_role_type_name === type)

/** Which collection's items lie in which stores; some lie in two. */
export const places: Partial<Record<CollectionName, readonly Place[]>> = {
  bank_rates: [
    { store: 'bankRates', holds: ({ kind }) => kind !== 'file' },
    { store: 'bankRateFiles', holds: ({ kind }) => kind === 'file' },
  ],
  banners: [{ store: 'banners' }],
  blogs: [{ store: 'blogs' }],
  executives: [
    { store: 'boards', holds: (item) => hasRole(item, 'Board') },
    { store: 'teams', holds: (item) => hasRole(item, 'Management') },
  ],
  branches: [{ store: 'branches' }],
  money_bureau_exchange_rates: [{ store: 'exchangeRates' }],
  loans: [{ store: 'loans' }],
  promotions: [{ store: 'promotions' }],
  fdhcares: [{ store: 'fdhcares' }],
  moneybureau_locations: [{ store: 'moneybureauLocations' }],
}
