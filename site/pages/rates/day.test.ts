import { expect, it } from 'vitest'
import { daysOn, endOf, readDay, startOf } from './day.ts'

it.each([
  ['2026-11-21', '2026-11-21'],
  [' 21/11/2026 ', '2026-11-21'],
  ['1.2.2026', '2026-02-01'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2026', null],
  ['31/02/2026', null],
  ['2026-13-01', null],
  ['11/21/2026', null],
  ['0026-01-01', null],
  ['tomorrow', null],
  ['', null],
])('%j is %j', (typed, day) => {
  expect(readDay(typed)).toBe(day)
})

it('begins and ends at midnight in Malawi, over the year’s end', () => {
  expect(startOf('2027-01-01')).toBe('2026-12-31T22:00:00.000Z')
  expect(endOf('2026-12-31')).toBe('2026-12-31T22:00:00.000Z')
  expect(daysOn('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysOn('2026-03-01', -1)).toBe('2026-02-28')
})
