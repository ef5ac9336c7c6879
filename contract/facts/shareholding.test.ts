import { expect, it } from 'vitest'
import { shareholders } from './shareholding.ts'

it('adds up to a hundred percent, largest first', () => {
  const hundredths = shareholders.map(({ percent }) => Number(percent.replace('.', '')))
  expect(hundredths.reduce((sum, part) => sum + part, 0)).toBe(10_000)
  expect(hundredths).toEqual(hundredths.toSorted((a, b) => b - a))
})
