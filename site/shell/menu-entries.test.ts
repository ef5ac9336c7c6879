import { expect, test } from 'vitest'
import { addressOf, currentEntry, type Entry, type MenuCategory, type MenuLink } from './menu-entries.ts'

const at = '/firstdiscounthouse/services'
const link = (name: string, type?: string): MenuLink => ({
  name,
  href: at,
  query: type === undefined ? [] : [{ key: 'type', value: type }],
  change_tab: false,
  header: type === undefined,
})
const category = (fields: Partial<MenuCategory>): MenuCategory => ({
  name: 'Services',
  open: false,
  clickable: false,
  href: at,
  query: [],
  delay: 1,
  popup_width: 'wide',
  links: [],
  ...fields,
})
const services = category({ links: [link('All services'), link('Education Fund', 'Education Fund')] })
const contact = category({ name: 'Contact us', clickable: true, href: '/firstdiscounthouse/contact' })
const entries: Entry[] = [services, contact].map((one) => ({ category: one, links: one.links }))

test('every address of a menu is one entry’s, and that entry leads there', () => {
  for (const target of [...services.links, contact]) {
    const query = Object.fromEntries(target.query.map(({ key, value }) => [key, value]))
    expect(currentEntry(entries, { path: target.href, query })).toBe(target)
  }
})

test('a page with a type is not also the page of all types', () => {
  const here = (query: Record<string, string>) => currentEntry(entries, { path: at, query })
  expect(here({ type: 'Education Fund' })?.query).toEqual([{ key: 'type', value: 'Education Fund' }])
  expect(here({})?.query).toEqual([])
  expect(here({ type: 'Something else' })?.query).toEqual([])
  expect(currentEntry(entries, { path: '/firstdiscounthouse/home', query: {} })).toBeNull()
})

test('an address has its query as a form would write it', () => {
  expect(addressOf(link('Education Fund', 'Education Fund'))).toBe(`${at}?type=Education+Fund`)
  expect(addressOf(contact)).toBe('/firstdiscounthouse/contact')
})
