import { expect, it } from 'vitest'
import { pageNumber, pageOf } from './paging.ts'

it('reads the number of a page', () => {
  expect(pageNumber(undefined)).toBe(1)
  expect(pageNumber('12')).toBe(12)
  for (const given of ['0', '-1', '1.5', '01', 'two', '1e3', '9999999']) expect(pageNumber(given)).toBeNull()
})

it('cuts a page, and has none beyond the end', () => {
  expect(pageOf([1, 2, 3], 2, 2)).toEqual({ items: [3], page: 2, pages: 2, total: 3 })
  expect(pageOf([1, 2, 3], 3, 2)).toBeNull()
  expect(pageOf([], 1, 2)).toEqual({ items: [], page: 1, pages: 1, total: 0 })
})
