import { describe, expect, it, test } from 'vitest'
import { readAmount, readKwacha } from './amount.ts'

describe('an amount as typed', () => {
  it('takes the usual forms', () => {
    for (const typed of ['1000.5', ' 1,000.5 ', '1 000.5', '1\u00a0000.5', '1\u202f000.5', '１，０００．５'])
      expect(readAmount(typed)).toEqual({ amount: '1000.5' })
    expect(readAmount('007')).toEqual({ amount: '7' })
    expect(readAmount('0.50')).toEqual({ amount: '0.50' })
  })

  it('says what is wrong with the others', () => {
    expect(readAmount(undefined)).toEqual({ error: 'missing' })
    expect(readAmount('  ')).toEqual({ error: 'missing' })
    for (const typed of ['1,5', '1.234', '-5', 'ten', '1e3', '1,00,000', '.5', '١٠'])
      expect(readAmount(typed)).toEqual({ error: 'malformed' })
    expect(readAmount('0')).toEqual({ error: 'zero' })
    expect(readAmount('0.00')).toEqual({ error: 'zero' })
    expect(readAmount('1,000,000,000')).toEqual({ error: 'large' })
  })
})

describe('readKwacha', () => {
  test.each([
    ['150 000', '150000'],
    ['150\u00a0000', '150000'],
    ['150\u202f000', '150000'],
    ['MK150,000', '150000'],
    ['K 150 000', '150000'],
    ['mwk 150,000.50', '150000.50'],
    ['150,000 kwacha', '150000'],
    ['150k', '150000'],
    ['1.5m', '1500000'],
    ['1.25K', '1250'],
    ['１５０，０００', '150000'],
    ['\u2068150000\u2069', '150000'],
  ])('reads %j as %s', (typed, amount) => {
    expect(readKwacha(typed)).toEqual({ amount })
  })

  test.each(['1,73', '1 2', '1,000 000', '150kk', '-5', '1.234'])('refuses %j', (typed) => {
    expect(readKwacha(typed)).toEqual({ error: 'malformed' })
  })
})
