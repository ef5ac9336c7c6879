import { expect, test } from 'vitest'
import { fittingLoan, readLoanRequest } from './loan-request.ts'

const limits = { least: '250000', most: '5000000', longest_months: 36 }

test.each([
  ['500000', '24', { ok: true, amount: '500000', months: 24 }],
  ['MK 500,000.50', ' 036 ', { ok: true, amount: '500000.50', months: 36 }],
  ['k250000', '1', { ok: true, amount: '250000', months: 1 }],
  ['249999.99', '36', { ok: false, fieldErrors: { amount: 'below' } }],
  ['5000000.01', '37', { ok: false, fieldErrors: { amount: 'above', months: 'above' } }],
  ['99999999999', '12', { ok: false, fieldErrors: { amount: 'above' } }],
  ['', '', { ok: false, fieldErrors: { amount: 'missing', months: 'missing' } }],
  ['5 mio', '1.5', { ok: false, fieldErrors: { amount: 'malformed', months: 'malformed' } }],
  ['0', '0', { ok: false, fieldErrors: { amount: 'zero', months: 'malformed' } }],
])('%s over %s months', (amount, months, expected) => {
  expect(readLoanRequest({ amount, months }, limits)).toEqual(expected)
})

test('the first product that admits the sum and the months is offered', () => {
  const large = { least: '500000', most: '50000000', longest_months: 36 }
  expect(fittingLoan([limits, large], { amount: '9000000', months: '12' })).toBe(large)
  expect(fittingLoan([limits, large], { amount: '600000', months: '12' })).toBe(limits)
  expect(fittingLoan([limits, large], { amount: 'much' })).toBe(limits)
  expect(fittingLoan([], {})).toBeUndefined()
})
