import { expect, it } from 'vitest'
import { formatMonth, isMonth, monthOf, monthsOn, spanOf } from './month.ts'

it('counts months over the year’s end', () => {
  expect(monthsOn('2026-12', 1)).toBe('2027-01')
  expect(monthsOn('2026-01', -1)).toBe('2025-12')
})

it('begins and ends at midnight in Malawi', () => {
  expect(spanOf('2026-11')).toEqual({ from: '2026-10-31T22:00:00.000Z', to: '2026-11-30T22:00:00.000Z' })
  expect(monthOf('2026-10-31T22:00:00Z')).toBe('2026-11')
  expect(monthOf('2026-10-31T21:59:59Z')).toBe('2026-10')
})

it('knows a month when it sees one', () => {
  expect(isMonth('2026-11')).toBe(true)
  for (const value of ['2026-13', '2026-00', '1999-01', '2026-1', 'now']) expect(isMonth(value)).toBe(false)
})

it('is named in both languages', () => {
  expect(formatMonth('2026-11', 'en')).toBe('November 2026')
  expect(formatMonth('2026-01', 'ny')).toBe('Januwale 2026')
})
