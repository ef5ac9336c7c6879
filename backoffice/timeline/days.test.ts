import { expect, test } from 'vitest'
import type { TimelineEntry } from '#contract/backoffice/timeline.ts'
import { addMonths, groupsOn, monthOf, onDay, weekOf } from './days.ts'

test('a week begins on Monday, whatever day of it is asked for', () => {
  for (const day of ['2026-11-23', '2026-11-26', '2026-11-29'])
    expect([day, weekOf(day)[0], weekOf(day)[6]]).toEqual([day, '2026-11-23', '2026-11-29'])
})

test.each([
  ['2026-11-23', '2026-10-26', '2026-12-06'],
  ['2027-02-10', '2027-02-01', '2027-02-28'],
  ['2026-12-31', '2026-11-30', '2027-01-03'],
])('the month of %s is shown from %s to %s', (day, from, to) => {
  const days = monthOf(day)
  expect([days[0], days.at(-1), days.length % 7]).toEqual([from, to, 0])
})

test('the month after a long one ends sooner', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
  expect(addMonths('2026-11-23', -1)).toBe('2026-10-23')
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15')
})

test('what is moved to another day keeps its time in Malawi', () => {
  expect(onDay('2026-11-23T22:30:00.000000Z', '2026-11-30')).toBe('2026-11-29T22:30:00.000Z')
})

test('what was sent together is one group, on the day it has in Malawi', () => {
  const entry = (id: string, at: string, batch: string | null): TimelineEntry => ({
    collection: 'loans',
    id,
    kind: 'begins',
    title: null,
    at,
    revision: 1,
    batch,
    approval: true,
    may: { move: true, cancel: true },
  })
  const late = '2026-11-23T22:00:00.000000Z'
  const entries = [entry('a', late, 'x'), entry('b', late, 'x'), entry('c', late, null)]
  expect(groupsOn(entries, '2026-11-24').map((group) => group.entries.map(({ id }) => id))).toEqual([
    ['a', 'b'],
    ['c'],
  ])
  expect(groupsOn(entries, '2026-11-23')).toEqual([])
})
