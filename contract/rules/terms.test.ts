import { expect, test } from 'vitest'
import { byTerm, withoutTerm } from './terms.ts'

test.each([
  [
    ['12 months', '1 month', '6 months', '3 months'],
    ['1 month', '3 months', '6 months', '12 months'],
  ],
  [
    ['Deposit, 2 years', 'Deposit, 18 months', 'Deposit, 1 year'],
    ['Deposit, 1 year', 'Deposit, 18 months', 'Deposit, 2 years'],
  ],
  [
    ['deposit-2-years', 'deposit-9-months', 'deposit-1-year'],
    ['deposit-9-months', 'deposit-1-year', 'deposit-2-years'],
  ],
  [
    ['Savings', 'Current'],
    ['Current', 'Savings'],
  ],
])('%j by the length of terms', (given, sorted) => {
  expect(given.toSorted(byTerm)).toEqual(sorted)
})

test('the terms of one product are told from other products', () => {
  expect(new Set(['deposit-1-month', 'deposit-12-months', 'deposit-1-year'].map(withoutTerm)).size).toBe(1)
  expect(withoutTerm('deposit-plus-1-month')).not.toBe(withoutTerm('deposit-1-month'))
  expect(withoutTerm('tariff-5')).toBe('tariff-5')
})
