import { addressOf, type MenuLink } from '#contract/brands/menu-types.ts'
import { safetyLinks, statementLinks } from '#contract/brands/menus-foot.ts'
import { menus } from '#contract/brands/menus.ts'
import { brandIds, brands } from '#contract/brands/names.ts'
import { accounts, firstSave } from '#contract/products/accounts.ts'
import { bankProducts } from '#contract/products/bank-products.ts'
import { digital } from '#contract/products/digital.ts'
import { cards, corporate, salama } from '#contract/products/services.ts'
import { discountServiceTexts } from '#contract/services/discount.ts'
import { propertiesServiceTexts } from '#contract/services/properties.ts'

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

/** What menus call a page, by address: people look for what they have read there. */
export const menuNames: ReadonlyMap<string, readonly MenuLink['name'][]> = (() => {
  const names = new Map<string, MenuLink['name'][]>()
  const categories = brandIds.flatMap((brand) => menus[brand])
  const links = [
    ...categories.filter(({ clickable }) => clickable),
    ...categories.flatMap((category) => category.links),
    ...safetyLinks,
    ...statementLinks,
  ]
  for (const link of links) {
    const at = comparable(addressOf(link))
    names.set(at, [...(names.get(at) ?? []), link.name])
  }
  return names
})()
