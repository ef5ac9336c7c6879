import type { MenuLink } from './types.ts'

const bank = '/fdhbankplc'
const group = '/fdhfinancialholdings'

/** Help that is looked for in a hurry, under the bank. */
export const safetyLinks: readonly MenuLink[] = [
  { name: { en: 'Lost or stolen card', ny: 'Khadi lotayika kapena lobedwa' }, href: `${bank}/lostcard` },
  { name: { en: 'Report fraud', ny: 'Nenani za chinyengo' }, href: `${bank}/fraud` },
  { name: { en: 'Complaints', ny: 'Madandaulo' }, href: `${bank}/complaints` },
]

/** What is said of this site itself, once for all companies. */
export const statementLinks: readonly MenuLink[] = [
  { name: { en: 'Privacy', ny: 'Zachinsinsi' }, href: `${group}/privacy` },
  { name: { en: 'Cookies', ny: 'Ma cookie' }, href: `${group}/cookies` },
  { name: { en: 'Terms', ny: 'Malamulo' }, href: `${group}/terms` },
  { name: { en: 'Accessibility', ny: 'Tsamba la aliyense' }, href: `${group}/accessibility` },
  { name: { en: 'All pages', ny: 'Masamba onse' }, href: `${group}/sitemap` },
]
