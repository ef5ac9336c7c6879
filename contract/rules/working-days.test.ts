import { expect, it } from 'vitest'
import { addWorkingDays } from './working-days.ts'

const holidays = [{ day: '2026-12-25' }, { day: '2026-12-26' }, { day: '2027-01-01' }]

it.each([
  ['the same day', '2026-11-16', 0, '2026-11-16'],
  ['the next day', '2026-11-16', 1, '2026-11-17'],
  ['over a weekend', '2026-11-20', 1, '2026-11-23'],
  ['from a Saturday', '2026-11-21', 1, '2026-11-23'],
  ['five make a week', '2026-11-18', 5, '2026-11-25'],
  ['a holiday next to a weekend', '2026-12-24', 1, '2026-12-28'],
  ['a holiday on a Saturday costs nothing more', '2026-12-23', 2, '2026-12-28'],
  ['over the year’s end', '2026-12-24', 5, '2027-01-04'],
])('counts working days: %s', (_, day, count, expected) => {
  expect(addWorkingDays(day, count, holidays)).toBe(expected)
})
