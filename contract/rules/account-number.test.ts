import { describe, expect, test } from 'vitest'
import { accountNumber } from './account-number.ts'

describe('accountNumber', () => {
  test.each([
    ['1000 123 456 789', '1000123456789'],
    ['1000–123–456', '1000123456'],
    ['\u202a1000123456\u202c', '1000123456'],
    ['1000\u200b123456\ufeff', '1000123456'],
    ['１０００１２３４５６', '1000123456'],
  ])('reads %j as %s', (typed, number) => {
    expect(accountNumber(typed)).toBe(number)
  })

  test.each(['', '12345', '1'.repeat(21), '1000.123.456', '1000a23456', ' '.repeat(1000)])(
    'refuses %j',
    (typed) => {
      expect(accountNumber(typed)).toBeNull()
    },
  )
})
