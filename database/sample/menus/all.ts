import type { MenuCategory, MenuLink } from './types.ts'
import { bankMenu } from './bank.ts'
import { aboutCategory, plainCategory } from './group.ts'
import { bureauMenu, discountMenu, propertiesMenu } from './subsidiaries.ts'
import { brandIds, brands, type BrandId } from '#contract/brands/names.ts'
import { names } from '../facts/names.ts'

const at = '/fdhfinancialholdings'

const toTab = (id: BrandId): MenuLink => ({
  name: { en: names[id].name, ny: names[id].name },
  href: `${brands[id].path}/home`,
  tabPath: brands[id].path,
  changeTab: true,
})

const holdingsMenu: readonly MenuCategory[] = [
  {
    // To the other four tabs (the spec says three, and forgets one).
    name: { en: 'Subsidiaries', ny: 'Makampani athu' },
    open: false,
    clickable: false,
    href: `${at}/home`,
    delay: 1,
    popupWidth: 'narrow',
    links: brandIds.filter((id) => id !== 'holdings').map(toTab),
  },
  aboutCategory(at),
  {
    name: { en: 'News and community', ny: 'Nkhani ndi anthu' },
    open: false,
    clickable: false,
    href: `${at}/blog`,
    delay: 3,
    popupWidth: 'narrow',
    links: [
      { name: { en: 'News', ny: 'Nkhani' }, href: `${at}/blog` },
      { name: { en: 'FDH Cares', ny: 'FDH Cares' }, href: `${at}/fdhcares` },
    ],
  },
  plainCategory(`${at}/loan`, 'Loan calculator', 'Chowerengetsera cha ngongole'),
  plainCategory(`${at}/branches`, 'Find a branch', 'Pezani nthambi'),
  plainCategory(`${at}/contact`, 'Contact us', 'Lumikizanani nafe'),
]

/** Each company's menu. */
export const menus: Record<BrandId, readonly MenuCategory[]> = {
  holdings: holdingsMenu,
  bank: bankMenu,
  bureau: bureauMenu,
  discount: discountMenu,
  properties: propertiesMenu,
}
