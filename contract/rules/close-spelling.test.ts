import { expect, test } from 'vitest'
import { closeSpelling } from './close-spelling.ts'

const accountTypes = ['Savings Account', 'Current Account', 'Fixed Deposite Account', 'Diaspora Account']

test.each([
  ['Fixed Deposit Account', 'Fixed Deposite Account'],
  ['fixed deposite account', 'Fixed Deposite Account'],
  ['FIXED DEPOSIT ACCOUNT', 'Fixed Deposite Account'],
  ['  fixed-deposit_account ', 'Fixed Deposite Account'],
  ['SavingsAccount', 'Savings Account'],
  ['Saving Account', 'Savings Account'],
  ['Curent Acount', 'Current Account'],
  ['Diaspora', undefined],
  ['Gold Account', undefined],
  ['', undefined],
  ['!!', undefined],
  ['x'.repeat(100_000), undefined],
])('%s: %s', (given, meant) => {
  expect(closeSpelling(accountTypes, given)).toBe(meant)
})

test('of two that are as close neither is taken', () => {
  expect(closeSpelling(['Plan AB', 'Plan AC'], 'Plan AD')).toBeUndefined()
})
