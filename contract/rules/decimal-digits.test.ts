import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { digitsOf, textOf, withPlaces } from './decimal-digits.ts'

test.each(['0', '7', '1734.50', '-0.3', '-12.0000', '123456789012.123456'])(
  '%s is read and written alike',
  (text) => {
    expect(textOf(digitsOf(text))).toBe(text)
  },
)

describe('places', () => {
  test.each([
    ['1734', 2, '1734.00'],
    ['0.005', 2, '0.01'],
    ['0.0049', 2, '0.00'],
    ['999.995', 2, '1000.00'],
    ['9.5', 0, '10'],
    ['9.49', 0, '9'],
    ['-0.005', 2, '-0.01'],
    ['-0.0049', 2, '0.00'],
    ['-1234.565', 2, '-1234.57'],
  ])('%s with %d is %s', (text, places, expected) => {
    expect(textOf(withPlaces(digitsOf(text), places))).toBe(expected)
  })

  test('are never more than half of the last one off, and the same on both sides of nought', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.nat(8), fc.nat(8), (units, had, places) => {
        const rounded = withPlaces({ units, places: had }, places)
        const scale = 10n ** BigInt(Math.max(had, places))
        const of = (one: typeof rounded) => one.units * (scale / 10n ** BigInt(one.places))
        const off = of(rounded) - of({ units, places: had })
        const step = scale / 10n ** BigInt(places)
        expect(2n * off <= step && 2n * off > -step).toBe(true)
        expect(withPlaces({ units: -units, places: had }, places).units).toBe(-rounded.units)
      }),
    )
  })
})
