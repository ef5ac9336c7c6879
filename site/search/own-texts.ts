import { brandIds, brands } from '#contract/brands/names.ts'
import { complaints, fraud, lostCard } from '#contract/companies/bank-safety.ts'
import { companies } from '#contract/companies/companies.ts'
import { accounts, firstSave } from '#contract/products/accounts.ts'
import { bankProducts } from '#contract/products/bank-products.ts'
import { digital } from '#contract/products/digital.ts'
import { cards, corporate, salama } from '#contract/products/services.ts'
import { discountServiceTexts } from '#contract/services/discount.ts'
import { propertiesServiceTexts } from '#contract/services/properties.ts'
import type { Frame } from '../frame.ts'
import { addressOf } from '../shell/menu-entries.ts'

/** Addresses are compared as a browser reads them: `+` and `%20` are the same. */
export const comparable = (address: string): string => {
  const url = new URL(address, 'http://site.invalid')
  return `${url.pathname}?${url.searchParams.toString()}`
}

/** What stands on product pages, by address: these are found as products. */
export const productTexts: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ...[
    ...Object.values(accounts),
    firstSave,
    ...Object.values(bankProducts),
    ...Object.values(digital),
    cards,
    corporate,
    salama,
  ].map((product) => [comparable(product.to), product] as const),
  ...(['discount', 'properties'] as const).flatMap((brand) =>
    (brand === 'discount' ? discountServiceTexts : propertiesServiceTexts).map(
      (service) =>
        [
          comparable(`${brands[brand].path}/services?type=${encodeURIComponent(service.type)}`),
          service,
        ] as const,
    ),
  ),
])

const companyPages = {
  about: 'aboutus',
  board: 'board',
  team: 'team',
  shareholding: 'shareholding',
  investors: 'investor_relations',
  contact: 'contact',
} as const

/** What stands on written pages, by address. */
export const writtenTexts: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  [comparable('/fdhbankplc/lostcard'), lostCard],
  [comparable('/fdhbankplc/fraud'), fraud],
  [comparable('/fdhbankplc/complaints'), complaints],
  ...brandIds.flatMap((brand) =>
    (Object.keys(companyPages) as (keyof typeof companyPages)[]).map((part) => {
      const page = brand === 'holdings' && part === 'shareholding' ? 'fdhshareholding' : companyPages[part]
      const { next: _, ...text } = companies[brand][part]
      return [comparable(`${brands[brand].path}/${page}`), text] as const
    }),
  ),
])

/** What menus call a page, by address: people look for what they have read there. */
export function menuNames({ menus }: Frame): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>()
  const note = (address: string, name: string) => {
    const at = comparable(address)
    names.set(at, [...(names.get(at) ?? []), name])
  }
  for (const brand of brandIds) {
    const { categories = [], small_print: small = [] } = menus[brand] ?? {}
    for (const category of categories) {
      if (category.clickable) note(addressOf(category), category.name)
      for (const link of category.links) note(addressOf(link), link.name)
    }
    for (const { href, name } of small) note(href, name)
  }
  return names
}
