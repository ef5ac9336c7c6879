import { expect, it } from 'vitest'
import { quote } from './quote.ts'

const rates = [
  { currency: 'USD', name: 'US dollar', buying: '1734.00', selling: '1751.00', effective: 'Effective now' },
]

it('takes the buying rate when we buy, the selling rate when we sell', () => {
  expect(quote({ amount: '100', currency: 'USD', side: 'buy' }, rates)).toMatchObject({
    ok: true,
    kwacha: '173400.00',
    price: '1734.00',
  })
  expect(quote({ amount: '1,000.50', currency: 'usd', side: 'sell' }, rates)).toMatchObject({
    ok: true,
    kwacha: '1751875.50',
  })
})

it('names every field that is wrong', () => {
  expect(quote({ amount: 'ten', currency: 'XXX', side: 'give' }, rates)).toEqual({
    ok: false,
    errors: { amount: 'malformed', currency: 'unknown', side: 'unknown' },
  })
  expect(quote({ amount: '', currency: 'USD', side: 'buy' }, rates)).toEqual({
    ok: false,
    errors: { amount: 'missing' },
  })
})
