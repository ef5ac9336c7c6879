import { expect, it } from 'vitest'
import { formatOpening, openNow, schemaOpening, type Opening } from './opening.ts'

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr'] as const
const everyDay = [...weekdays, 'Sa', 'Su'] as const
const usual: Opening[] = [
  { days: weekdays, opens: '08:00', closes: '16:00' },
  { days: ['Sa'], opens: '08:00', closes: '12:00' },
]
const late: Opening[] = [{ days: ['Fr', 'Sa', 'Su'], opens: '20:00', closes: '02:00' }]
const whole: Opening[] = [{ days: everyDay, opens: '00:00', closes: '24:00' }]

/** A moment in Malawi; the week from Monday 16 to Sunday 22 November 2026. */
const at = (text: string) => new Date(`2026-11-${text}:00+02:00`)

it.each<[string, Opening[], string, ReturnType<typeof openNow>]>([
  ['the minute it opens', usual, '16T08:00', { open: true, closes: '16:00' }],
  ['a minute before', usual, '16T07:59', { open: false, opens: '08:00', inDays: 0, day: 'Mo' }],
  ['the last minute', usual, '20T15:59', { open: true, closes: '16:00' }],
  ['the minute it closes', usual, '20T16:00', { open: false, opens: '08:00', inDays: 1, day: 'Sa' }],
  ['Saturday afternoon', usual, '21T12:00', { open: false, opens: '08:00', inDays: 2, day: 'Mo' }],
  ['Sunday, the night to Monday', usual, '22T23:59', { open: false, opens: '08:00', inDays: 1, day: 'Mo' }],
  ['Monday at midnight', usual, '16T00:00', { open: false, opens: '08:00', inDays: 0, day: 'Mo' }],
  ['before midnight of a late day', late, '20T23:59', { open: true, closes: '02:00' }],
  ['after that midnight', late, '21T01:59', { open: true, closes: '02:00' }],
  ['when the late day has ended', late, '21T02:00', { open: false, opens: '20:00', inDays: 0, day: 'Sa' }],
  ['Sunday’s late hours, on Monday', late, '16T01:00', { open: true, closes: '02:00' }],
  ['Monday, when Sunday’s end', late, '16T02:00', { open: false, opens: '20:00', inDays: 4, day: 'Fr' }],
  ['day and night', whole, '22T23:59', { open: true, closes: null }],
  [
    'to the day’s end on Sunday, and again from Monday’s beginning',
    [
      { days: ['Su'], opens: '12:00', closes: '24:00' },
      { days: ['Mo'], opens: '00:00', closes: '05:00' },
    ],
    '22T23:00',
    { open: true, closes: '05:00' },
  ],
  [
    'two spans with a pause',
    [
      { days: ['Mo'], opens: '08:00', closes: '12:00' },
      { days: ['Mo'], opens: '13:00', closes: '17:00' },
    ],
    '16T12:30',
    { open: false, opens: '13:00', inDays: 0, day: 'Mo' },
  ],
  ['no hours', [], '16T12:30', null],
  [
    'one day, just over',
    [{ days: ['Mo'], opens: '08:00', closes: '12:00' }],
    '16T12:00',
    { open: false, opens: '08:00', inDays: 7, day: 'Mo' },
  ],
])('knows %s', (_, openings, moment, expected) => {
  expect(openNow(openings, at(moment))).toEqual(expected)
})

it('is of Malawi’s time, wherever the clock is read', () => {
  expect(openNow(usual, new Date('2026-11-16T05:59:00Z'))).toMatchObject({ open: false })
  expect(openNow(usual, new Date('2026-11-16T06:00:00Z'))).toMatchObject({ open: true })
  // Sunday evening in UTC is Monday morning there.
  const early: Opening[] = [{ days: ['Mo'], opens: '00:00', closes: '06:00' }]
  expect(openNow(early, new Date('2026-11-15T22:30:00Z'))).toEqual({ open: true, closes: '06:00' })
})

it('is written in both languages', () => {
  expect(formatOpening(usual, 'en')).toBe('Monday to Friday 08:00–16:00, Saturday 08:00–12:00')
  expect(formatOpening(usual, 'ny')).toBe('Lolemba mpaka Lachisanu 08:00–16:00, Loweruka 08:00–12:00')
  expect(formatOpening([{ days: everyDay, opens: '07:00', closes: '19:00' }], 'en')).toBe(
    'Every day 07:00–19:00',
  )
  expect(formatOpening(whole, 'ny')).toBe('Tsiku lililonse usana ndi usiku')
  expect(formatOpening([{ days: ['Su', 'Mo', 'Sa'], opens: '09:00', closes: '12:00' }], 'en')).toBe(
    'Monday, Saturday and Sunday 09:00–12:00',
  )
  expect(formatOpening([], 'en')).toBe('')
})

it('is written for search engines', () => {
  expect(schemaOpening(usual)).toEqual(['Mo-Fr 08:00-16:00', 'Sa 08:00-12:00'])
  expect(schemaOpening([{ days: ['Mo', 'We'], opens: '09:00', closes: '12:00' }])).toEqual([
    'Mo,We 09:00-12:00',
  ])
})
