import type { MenuCategory, MenuLink } from './types.ts'

/** The pages about a company itself, which all five have at the same place. */
export const groupLinks = (at: string): readonly MenuLink[] => [
  { name: { en: 'About us', ny: 'Za ife' }, href: `${at}/aboutus` },
  { name: { en: 'Board of directors', ny: 'Bungwe la adilekita' }, href: `${at}/board` },
  { name: { en: 'Management team', ny: 'Akuluakulu oyendetsa ntchito' }, href: `${at}/team` },
  {
    name: { en: 'Shareholding', ny: 'Umwini wa masheya' },
    href: `${at}/${at === '/fdhfinancialholdings' ? 'fdhshareholding' : 'shareholding'}`,
  },
  { name: { en: 'Investor relations', ny: 'Zokhudza eni masheya' }, href: `${at}/investor_relations` },
]

/** The category "About us" of a company's menu. */
export const aboutCategory = (at: string): MenuCategory => ({
  name: { en: 'About us', ny: 'Za ife' },
  open: false,
  clickable: false,
  href: `${at}/aboutus`,
  delay: 3,
  popupWidth: 'narrow',
  links: groupLinks(at),
})

/** A category that is a link itself. */
export const plainCategory = (href: string, en: string, ny: string): MenuCategory => ({
  name: { en, ny },
  open: false,
  clickable: true,
  href,
  delay: 1,
  popupWidth: 'narrow',
  links: [],
})
