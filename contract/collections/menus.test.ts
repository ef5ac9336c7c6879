import { describe, expect, test } from 'vitest'
import { menus } from './menus.ts'

describe('a menu', () => {
  const both = (words: string) => ({ en: words, ny: words })
  const link = (href: string, name = 'Cards', ...query: { key: string; value: string }[]) => ({
    name: both(name),
    href,
    query,
  })
  const category = (...links: ReturnType<typeof link>[]) => ({
    name: both('Ways to pay'),
    href: '/fdhbankplc/cards',
    links,
  })
  const faultsOf = (more: object) =>
    menus.schema
      .safeParse({ company: 'bank', categories: [], ...more })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

  test('has a link only once in a category', () => {
    const links = [link('/fdhbankplc/cards'), link('/fdhbankplc/loans'), link('/fdhbankplc/cards')]
    expect(faultsOf({ categories: [category(...links)] })).toEqual([
      ['categories.0.links.2.href', 'This link is already in Ways to pay.'],
    ])
  })

  test('can have a page under two names, with two queries, in two categories and twice in a footer', () => {
    const first = category(
      link('/fdhbankplc/cards'),
      link('/fdhbankplc/cards', 'Debit cards'),
      link('/fdhbankplc/cards', 'Cards', { key: 'type', value: 'Debit' }),
    )
    const foot = { name: both('Cards'), href: '/fdhbankplc/cards' }
    const categories = [first, category(link('/fdhbankplc/cards'))]
    expect(faultsOf({ categories, foot: [foot, foot] })).toEqual([])
  })
})
