import { expect, it } from 'vitest'
import {
  formatHours,
  formatOpening,
  openNow,
  schemaOpening,
  splitAtMidnight,
  type Opening,
  type OpeningDay,
} from './opening.ts'

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr'] as const
const everyDay = [...weekdays, 'Sa', 'Su'] as const
const usual: Opening[] = [
  { days: weekdays, opens: '08:00', closes: '16:00' },
  { days: ['Sa'], opens: '08:00', closes: '12:00' },
]
const late: Opening[] = [{ days: ['Fr', 'Sa', 'Su'], opens: '20:00', closes: '02:00' }]
const whole: Opening[] = [{ days: everyDay, opens: '00:00', closes: '24:00' }]

const always = (opening: Opening[]) => ({ opening, exceptions: [] })

/** A moment in Malawi; the week from Monday 16 to Sunday 22 November 2026. */
const at = (text: string) => new Date(`2026-11-${text}:00+02:00`)

const closedUntil = (
  opens: string,
  inDays: number,
  day: OpeningDay,
  date: string,
  holiday: string | null = null,
) => ({ open: false as const, opens, inDays, day, date: `2026-11-${date}`, holiday })

it.each<[string, Opening[], string, ReturnType<typeof openNow>]>([
  ['the minute it opens', usual, '16T08:00', { open: true, closes: '16:00' }],
  ['a minute before', usual, '16T07:59', closedUntil('08:00', 0, 'Mo', '16')],
  ['the last minute', usual, '20T15:59', { open: true, closes: '16:00' }],
  ['the minute it closes', usual, '20T16:00', closedUntil('08:00', 1, 'Sa', '21')],
  ['Saturday afternoon', usual, '21T12:00', closedUntil('08:00', 2, 'Mo', '23')],
  ['Sunday, the night to Monday', usual, '22T23:59', closedUntil('08:00', 1, 'Mo', '23')],
  ['Monday at midnight', usual, '16T00:00', closedUntil('08:00', 0, 'Mo', '16')],
  ['before midnight of a late day', late, '20T23:59', { open: true, closes: '02:00' }],
  ['after that midnight', late, '21T01:59', { open: true, closes: '02:00' }],
  ['when the late day has ended', late, '21T02:00', closedUntil('20:00', 0, 'Sa', '21')],
  ['Sunday’s late hours, on Monday', late, '16T01:00', { open: true, closes: '02:00' }],
  ['Monday, when Sunday’s end', late, '16T02:00', closedUntil('20:00', 4, 'Fr', '20')],
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
    closedUntil('13:00', 0, 'Mo', '16'),
  ],
  ['no hours', [], '16T12:30', null],
  [
    'one day, just over',
    [{ days: ['Mo'], opens: '08:00', closes: '12:00' }],
    '16T12:00',
    closedUntil('08:00', 7, 'Mo', '23'),
  ],
])('knows %s', (_, openings, moment, expected) => {
  expect(openNow(always(openings), at(moment))).toEqual(expected)
})

const labour = { day: '2026-11-18', name: 'Labour Day' }
const next = { day: '2026-11-19', name: 'The day after' }
const friday = { day: '2026-11-20', name: 'Heroes’ Day' }
const saturday = { day: '2026-11-21', name: 'A second one' }

it.each<[string, Opening[], string, { day: string; name: string }[], ReturnType<typeof openNow>]>([
  ['a holiday', usual, '18T10:00', [labour], closedUntil('08:00', 1, 'Th', '19', 'Labour Day')],
  ['its first minute', usual, '18T00:00', [labour], closedUntil('08:00', 1, 'Th', '19', 'Labour Day')],
  ['its last minute', usual, '18T23:59', [labour], closedUntil('08:00', 1, 'Th', '19', 'Labour Day')],
  ['the minute after it', usual, '19T00:00', [labour], closedUntil('08:00', 0, 'Th', '19')],
  ['the evening before', usual, '17T16:00', [labour], closedUntil('08:00', 2, 'Th', '19')],
  ['hours of the day before', usual, '17T15:59', [labour], { open: true, closes: '16:00' }],
  ['two in a row', usual, '18T10:00', [next, labour], closedUntil('08:00', 2, 'Fr', '20', 'Labour Day')],
  [
    'one and one, next to a weekend',
    usual,
    '20T10:00',
    [friday, saturday],
    closedUntil('08:00', 3, 'Mo', '23', 'Heroes’ Day'),
  ],
  ['the Sunday after it', usual, '22T10:00', [saturday], closedUntil('08:00', 1, 'Mo', '23')],
  ['hours over midnight into it', late, '21T01:59', [saturday], { open: true, closes: '02:00' }],
  ['the end of these', late, '21T02:00', [saturday], closedUntil('20:00', 1, 'Su', '22', 'A second one')],
  ['hours that would begin on it', late, '22T01:00', [saturday], closedUntil('20:00', 0, 'Su', '22')],
  ['day and night', whole, '18T12:00', [labour], closedUntil('00:00', 1, 'Th', '19', 'Labour Day')],
  ['day and night, before it', whole, '17T12:00', [labour], { open: true, closes: '00:00' }],
  ['day and night, long before it', whole, '16T12:00', [labour], { open: true, closes: null }],
  [
    'one that takes the week’s only day',
    [{ days: ['We'], opens: '08:00', closes: '12:00' }],
    '17T12:00',
    [labour],
    closedUntil('08:00', 8, 'We', '25'),
  ],
  ['one that is over', usual, '19T07:00', [labour], closedUntil('08:00', 0, 'Th', '19')],
])('counts holidays: %s', (_, openings, moment, holidays, expected) => {
  expect(openNow(always(openings), at(moment), holidays)).toEqual(expected)
})

it('is of Malawi’s time, wherever the clock is read', () => {
  expect(openNow(always(usual), new Date('2026-11-16T05:59:00Z'))).toMatchObject({ open: false })
  expect(openNow(always(usual), new Date('2026-11-16T06:00:00Z'))).toMatchObject({ open: true })
  // Sunday evening in UTC is Monday morning there.
  const early: Opening[] = [{ days: ['Mo'], opens: '00:00', closes: '06:00' }]
  expect(openNow(always(early), new Date('2026-11-15T22:30:00Z'))).toEqual({ open: true, closes: '06:00' })
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

const stocktaking = { day: '2026-11-17', reason: 'Stocktaking' }
const eve = { day: '2026-11-18', reason: 'Christmas Eve', opens: '09:00', closes: '12:00' }

it.each<[string, string, ReturnType<typeof openNow>]>([
  ['closes a place for a day', '17T10:00', closedUntil('09:00', 1, 'We', '18', 'Stocktaking')],
  ['opens it later', '18T08:30', closedUntil('09:00', 0, 'We', '18')],
  ['opens it on a holiday', '18T09:00', { open: true, closes: '12:00' }],
  ['closes it earlier', '18T12:00', closedUntil('08:00', 1, 'Th', '19')],
])('an exception %s', (_, moment, expected) => {
  expect(openNow({ opening: usual, exceptions: [eve, stocktaking] }, at(moment), [labour])).toEqual(expected)
})

it('lists exceptions from a day on in both languages', () => {
  const hours = { opening: usual.slice(1), exceptions: [eve, stocktaking] }
  expect(formatHours(hours, 'en', '2026-11-17')).toBe(
    'Saturday 08:00–12:00; 17 November 2026 closed (Stocktaking); 18 November 2026 09:00–12:00 (Christmas Eve)',
  )
  expect(formatHours(hours, 'ny', '2026-11-18')).toBe(
    'Loweruka 08:00–12:00; 18 Novembala 2026 09:00–12:00 (Christmas Eve)',
  )
})

it('is written for search engines', () => {
  const hours = {
    opening: [{ days: ['Sa', 'Su'] as const, opens: '00:00', closes: '24:00' }],
    exceptions: [eve],
  }
  const type = 'OpeningHoursSpecification'
  const on = (day: string) => ({ '@type': type, validFrom: day, validThrough: day })
  expect(schemaOpening(hours, [labour, next], '2026-11-18')).toEqual({
    openingHoursSpecification: [
      { '@type': type, dayOfWeek: ['Saturday', 'Sunday'], opens: '00:00', closes: '23:59' },
    ],
    specialOpeningHoursSpecification: [
      { ...on(eve.day), opens: '09:00', closes: '12:00' },
      { ...on(next.day), opens: '00:00', closes: '00:00' },
    ],
  })
})

it('splits hours past midnight in two and leaves others', () => {
  expect(splitAtMidnight([...usual, ...late])).toEqual([
    ...usual,
    { days: ['Fr', 'Sa', 'Su'], opens: '20:00', closes: '24:00' },
    { days: ['Sa', 'Su', 'Mo'], opens: '00:00', closes: '02:00' },
  ])
  const untilMidnight = [{ days: ['Fr'] as const, opens: '18:00', closes: '00:00' }]
  expect(splitAtMidnight(untilMidnight)).toEqual([{ days: ['Fr'], opens: '18:00', closes: '24:00' }])
})
