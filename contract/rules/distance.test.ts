import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatKilometres, kilometres } from './distance.ts'

const lilongwe = { latitude: -13.9669, longitude: 33.7873 }
const blantyre = { latitude: -15.7861, longitude: 35.0058 }
const mzuzu = { latitude: -11.4656, longitude: 34.0207 }

it('knows how far the cities are from one another, as the crow flies', () => {
  expect(kilometres(lilongwe, blantyre)).toBeCloseTo(241, 0)
  expect(kilometres(lilongwe, mzuzu)).toBeCloseTo(279, 0)
})

it('is nothing to where one is, half the Earth to the other side, and the same both ways', () => {
  expect(kilometres(lilongwe, lilongwe)).toBe(0)
  const other = { latitude: 13.9669, longitude: 33.7873 - 180 }
  expect(kilometres(lilongwe, other)).toBeCloseTo(Math.PI * 6371, 3)
  const point = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(point, point, (a, b) => {
      const far = kilometres(a, b)
      return far >= 0 && far <= 20_016 && Math.abs(far - kilometres(b, a)) < 1e-6
    }),
  )
})

it('crosses the date line', () => {
  expect(kilometres({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })).toBeCloseTo(
    22.2,
    1,
  )
})

it.each([
  [0, '0.1'],
  [0.04, '0.1'],
  [2.44, '2.4'],
  [9.94, '9.9'],
  [9.96, '10'],
  [241.4, '241'],
])('writes %d km as %s', (km, written) => {
  expect(formatKilometres(km)).toBe(written)
})
