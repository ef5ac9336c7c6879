import { expect, test } from 'vitest'
import { briefCat, shortCat } from './time.ts'

const eight = '2026-11-21T06:00:00Z'

test('a short time is Central Africa Time on one line', () => {
  expect(shortCat(eight)).toBe('21\u00a0Nov\u00a02026\u00a008:00')
})

test('a brief one says the year only where it is another, by Malawi’s days', () => {
  expect(briefCat(eight, Date.parse('2026-01-02T00:00:00Z'))).toBe('21\u00a0Nov\u00a008:00')
  expect(briefCat(eight, Date.parse('2026-12-31T22:30:00Z'))).toBe('21\u00a0Nov\u00a02026\u00a008:00')
})
