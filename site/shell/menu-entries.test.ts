import { expect, test } from 'vitest'
import { brandIds } from '#contract/brands/names.ts'
import { menus } from '#contract/brands/menus.ts'
import { currentEntry } from './menu-entries.ts'

const entriesOf = (brand: (typeof brandIds)[number]) =>
  menus[brand].map((category) => ({ category, links: category.links }))

test('every address of every menu is one entry’s, and that entry leads there', () => {
  for (const brand of brandIds) {
    const entries = entriesOf(brand)
    const targets = entries.flatMap(({ category, links }) => (category.clickable ? [category] : links))
    for (const { href, query = {} } of targets) {
      const current = currentEntry(entries, { path: href, query })
      expect([href, current?.href, current?.query ?? {}]).toEqual([href, href, query])
    }
  }
})

test('a page with a type is not also the page of all types', () => {
  const at = (query: Record<string, string>) =>
    currentEntry(entriesOf('discount'), { path: '/firstdiscounthouse/services', query })
  expect(at({ type: 'Education Fund' })?.query).toEqual({ type: 'Education Fund' })
  expect(at({})?.query).toBeUndefined()
  expect(at({ type: 'Something else' })?.query).toBeUndefined()
  expect(currentEntry(entriesOf('discount'), { path: '/firstdiscounthouse/home', query: {} })).toBeNull()
})
