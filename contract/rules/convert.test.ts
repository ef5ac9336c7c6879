import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeOf, convert, percentMoved } from './convert.ts'

describe('the converter', () => {
  it('multiplies decimals exactly', () => {
    expect(convert('100', '1734.00')).toBe('173400.00')
    expect(convert('0.1', '0.2')).toBe('0.02')
    expect(convert('3', '11.0525')).toBe('33.16')
    expect(convert('7', '5')).toBe('35.00')
    expect(convert('999999999.99', '123456789012.123456')).toBe('123456789010888888109.88')
  })

  it('rounds half-up to tambala', () => {
    expect(convert('1', '0.005')).toBe('0.01')
    expect(convert('1', '0.0049')).toBe('0.00')
    expect(convert('0.5', '0.01')).toBe('0.01')
    expect(convert('1', '2.675')).toBe('2.68')
    expect(convert('1', '1.005')).toBe('1.01')
  })

  it('agrees with whole-number arithmetic for any amount and rate', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 9), fc.nat(10 ** 8), (tambala, rate) => {
        const amount = `${Math.floor(tambala / 100)}.${String(tambala % 100).padStart(2, '0')}`
        const result = BigInt(
          convert(amount, `${Math.floor(rate / 10_000)}.${String(rate % 10_000).padStart(4, '0')}`).replace(
            '.',
            '',
          ),
        )
        // 2 + 4 places in, 2 out: off by half a tambala at most, and upwards where it lies between.
        const exact = BigInt(tambala) * BigInt(rate)
        const off = result * 10_000n - exact
        expect(off > -5_000n && off <= 5_000n).toBe(true)
      }),
    )
  })
})

describe('the change since the rate before', () => {
  it('is exact, with its direction', () => {
    expect(changeOf('1734.00', '1733.30')).toEqual({ way: 'up', by: '0.70' })
    expect(changeOf('11.0525', '11.1')).toEqual({ way: 'down', by: '0.0475' })
    expect(changeOf('5', '5.00')).toEqual({ way: 'same', by: '0.00' })
  })
})

it.each([
  ['1731.90', '1730.00', '0.1'],
  ['1730.00', '1731.90', '0.1'],
  ['105', '100', '5.0'],
  ['100.25', '100.00', '0.3'],
  ['100.2499', '100', '0.2'],
  ['100.04', '100', '0.0'],
  ['2', '3', '33.3'],
  ['0', '4', '100.0'],
  ['1', '0.00', null],
])('%s after %s is a move of %s percent', (now, before, percent) => {
  expect(percentMoved(now, before)).toBe(percent)
})
