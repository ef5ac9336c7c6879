import { addressOf, type MenuLink } from '#contract/brands/menu-types.ts'
import { safetyLinks, statementLinks } from '#contract/brands/menus-foot.ts'
import { menus } from '#contract/brands/menus.ts'
import { brandIds, brands } from '#contract/brands/names.ts'
import { complaints, fraud, lostCard } from '#contract/companies/bank-safety.ts'
import { companies } from '#contract/companies/companies.ts'

/** Addresses are compared as a browser reads them: `+` and `%20` are the same. */
export const comparable = (address: string): string => {
  const url = new URL(address, 'http://site.invalid')
  return `${url.pathname}?${url.searchParams.toString()}`
}

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
