import type { MenuCategory, MenuLink } from './types.ts'
import { aboutCategory, plainCategory } from './group.ts'

const bureau = '/fdhmoneybureau'
const discount = '/firstdiscounthouse'
const properties = '/fdhproperties'

const service =
  (at: string) =>
  (type: string, en: string, ny: string): MenuLink => ({
    name: { en, ny },
    href: `${at}/services`,
    query: { type },
  })
const plan = service(discount)
const property = service(properties)

export const bureauMenu: readonly MenuCategory[] = [
  plainCategory(`${bureau}/tariffs`, 'Rates and tariffs', 'Mitengo yosinthira ndi ya ntchito'),
  plainCategory(`${bureau}/locations`, 'Find a location', 'Pezani malo athu'),
  aboutCategory(bureau),
  plainCategory(`${bureau}/contact`, 'Contact us', 'Lumikizanani nafe'),
]

export const discountMenu: readonly MenuCategory[] = [
  {
    name: { en: 'Services', ny: 'Ntchito zathu' },
    open: false,
    clickable: false,
    href: `${discount}/services`,
    delay: 1,
    popupWidth: 'wide',
    links: [
      { name: { en: 'All services', ny: 'Ntchito zonse' }, href: `${discount}/services`, header: true },
      plan('Repurchase Agreement (REPO)', 'Repurchase Agreement (REPO)', 'Mgwirizano wogulanso (REPO)'),
      plan(
        'Reverse Repurchase Order (Reverse REPO)',
        'Reverse Repurchase Order (Reverse REPO)',
        'Mgwirizano wogulitsanso (Reverse REPO)',
      ),
      plan('Education Fund', 'Education Fund', 'Thumba la maphunziro'),
      plan('Gratuity Fund', 'Gratuity Fund', 'Thumba la gilatuwite'),
      plan('Retirement Reserves Plan', 'Retirement Reserves Plan', 'Ndondomeko ya kupuma pa ntchito'),
    ],
  },
  plainCategory(`${discount}/branches`, 'Find an office', 'Pezani ofesi'),
  aboutCategory(discount),
  plainCategory(`${discount}/contact`, 'Contact us', 'Lumikizanani nafe'),
]

export const propertiesMenu: readonly MenuCategory[] = [
  {
    name: { en: 'Services', ny: 'Ntchito zathu' },
    open: false,
    clickable: false,
    href: `${properties}/services`,
    delay: 1,
    popupWidth: 'wide',
    links: [
      { name: { en: 'All services', ny: 'Ntchito zonse' }, href: `${properties}/services`, header: true },
      property('Property Management', 'Property Management', 'Kuyang’anira malo ndi nyumba'),
      property('Property Advisory', 'Property Advisory', 'Malangizo a malo ndi nyumba'),
      property('Property Development', 'Property Development', 'Kutukula malo ndi nyumba'),
      property('Property Valuations', 'Property Valuations', 'Kuwerengera mtengo wa malo'),
      property('Project Management', 'Project Management', 'Kuyang’anira ntchito zomanga'),
    ],
  },
  aboutCategory(properties),
  plainCategory(`${properties}/contact`, 'Contact us', 'Lumikizanani nafe'),
]
