import { describe, expect, test } from 'vitest'
import { menus } from '#contract/collections/menus.ts'
import { repeatedIn } from './marked-links.ts'

describe('repeatedIn', () => {
  const link = (href: string) => ({ name: 'Cards', href, query: [] })
  const repeated = (item: Record<string, unknown>) => repeatedIn(menus, item).map(({ path }) => path)

  test('finds links of one footer list that lead to the same page', () => {
    const foot = [{ href: '/cards' }, { href: '/loans' }, { href: '/cards' }]
    expect(repeated({ foot, small_print: [{ href: '/loans' }] })).toEqual(['foot.0', 'foot.2'])
    expect(repeated({ small_print: foot })).toEqual(['small_print.0', 'small_print.2'])
  })

  test('finds links of different categories that lead to the same page', () => {
    const panel = { ...link('/cards'), clickable: false, links: [link('/cards'), link('/loans')] }
    const categories = [panel, { ...link('/cards'), clickable: true, links: [link('/loans')] }]
    expect(repeated({ categories })).toEqual(['categories.0.links.0', 'categories.1'])
  })

  test('tells links with different queries apart', () => {
    const query = [{ key: 'view', value: 'ours' }]
    const links = [link('/cards'), { ...link('/cards'), query }]
    expect(repeated({ categories: [{ ...link('/cards'), clickable: false, links }] })).toEqual([])
  })
})
