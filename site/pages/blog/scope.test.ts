import { expect, it } from 'vitest'
import { addressOfArticle, inScope, scopeOf } from './scope.ts'

it('shows the bank its own news and the group all of it', () => {
  expect(scopeOf({ path: '/fdhbankplc/blog' })).toEqual({
    brand: 'bank',
    at: '/fdhbankplc',
    list: '/fdhbankplc/blog',
    where: { brands: 'bank' },
  })
  expect(scopeOf({ path: '/fdhfinancialholdings/blog/view/a' })).toMatchObject({
    brand: 'holdings',
    where: {},
  })
})

it('knows where an article is at home', () => {
  expect(addressOfArticle({ slug: 'a', brands: ['holdings', 'bank'] })).toBe('/fdhbankplc/blog/view/a')
  expect(addressOfArticle({ slug: 'a', brands: ['bureau'] })).toBe('/fdhfinancialholdings/blog/view/a')
  expect(inScope({ brands: ['bureau'] }, scopeOf({ path: '/fdhbankplc/blog' }))).toBe(false)
  expect(inScope({ brands: ['bureau'] }, scopeOf({ path: '/fdhfinancialholdings/blog' }))).toBe(true)
})
