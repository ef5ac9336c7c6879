import { expect, test } from 'vitest'
import type { SearchFound, SearchHit } from '#contract/search.ts'
import { optionsOf, step } from './options.ts'

const hit = (id: string, to: string): SearchHit => ({
  id,
  to,
  group: 'pages',
  brand: null,
  title: id,
  summary: '',
  lang: 'en',
})
const found: SearchFound = {
  total: 3,
  partial: false,
  complete: true,
  groups: [
    { group: 'pages', total: 1, hits: [hit('a', '/fdhbankplc/home')] },
    { group: 'apps', total: 2, hits: [hit('b', 'https://shop.example/'), hit('c', '/files/x.pdf')] },
  ],
}

test('pages lead to the reader’s language, files and other websites are what they are', () => {
  const hrefs = optionsOf(found, 'a b&c', '/ny/search', 'ny').map(({ href }) => href)
  expect(hrefs).toEqual([
    '/ny/fdhbankplc/home',
    'https://shop.example/',
    '/files/x.pdf',
    '/ny/search?q=a+b%26c',
  ])
})

test('without hits there is no list', () => {
  expect(optionsOf(null, 'x', '/search', 'en')).toEqual([])
  expect(optionsOf({ total: 0, partial: false, complete: true, groups: [] }, 'x', '/search', 'en')).toEqual(
    [],
  )
})

test('arrow keys go round by way of the field', () => {
  expect([step(-1, 1, 3), step(0, 1, 3), step(2, 1, 3)]).toEqual([0, 1, -1])
  expect([step(-1, -1, 3), step(0, -1, 3), step(2, -1, 3)]).toEqual([2, -1, 1])
  expect(step(-1, 1, 0)).toBe(-1)
})
