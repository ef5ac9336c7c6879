import { expect, it } from 'vitest'
import { linesOf } from './month-lines.ts'
import { row } from './sample-row.ts'

const places = (line = '') => line.split(' ').map((place) => place.split(',').map(Number))

it('draws each currency by its own rows, from the left edge to the right, upwards where the rate rose', () => {
  const past = [
    row('USD', '1700.00', '2026-11-01T06:00:00Z'),
    row('GBP', '2271.00', '2026-11-02T06:00:00Z'),
    row('USD', '1720.00', '2026-11-11T06:00:00Z'),
    row('USD', '1751.00', '2026-11-21T06:00:00Z'),
  ]
  const lines = linesOf(past.slice(1, 3), past)
  const drawn = places(lines.USD)
  expect(drawn.map(([x]) => x)).toEqual([0, 50, 100])
  const heights = drawn.map(([, y]) => y ?? 0)
  expect(heights).toEqual(heights.toSorted((a, b) => b - a))
  // One row alone is no line.
  expect(lines.GBP).toBeUndefined()
})

it('a tenth of a percent is drawn as hardly a move: a pixel at most', () => {
  const past = [row('USD', '1750.00', '2026-11-01T06:00:00Z'), row('USD', '1751.75', '2026-11-21T06:00:00Z')]
  const [first, last] = places(linesOf(past.slice(1), past).USD).map(([, y]) => y ?? 0)
  expect((first ?? 0) - (last ?? 0)).toBeGreaterThan(0)
  expect((first ?? 0) - (last ?? 0)).toBeLessThanOrEqual(1)
})
