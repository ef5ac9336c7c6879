import type { Lang } from '../languages.ts'
import { formatDay, weekdayNames } from './dates.ts'

/** Days of the week by schema.org's letters, Monday first. */
export const openingDays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
export type OpeningDay = (typeof openingDays)[number]

/**
 * From when until when a place receives people on these days, in Malawi's time. `24:00` is the day's end; where
 * `closes` is not after `opens` it closes on the next day.
 */
export type Opening = { days: readonly OpeningDay[]; opens: string; closes: string }

/** Splits hours past midnight, which older rows have, in two: until 24:00, and from 00:00 of the next day. */
export const splitAtMidnight = (openings: readonly Opening[]): Opening[] =>
  openings.flatMap((opening) => {
    const { days, opens, closes } = opening
    if (closes > opens) return [opening]
    const next = days.map((name) => openingDays[(openingDays.indexOf(name) + 1) % 7] ?? name)
    const untilMidnight = { days, opens, closes: '24:00' }
    return closes === '00:00' ? [untilMidnight] : [untilMidnight, { days: next, opens: '00:00', closes }]
  })

/** A day on which every place is closed: a bare date in Malawi, and its name. */
export type Holiday = { day: string; name: string }

/** Other hours of one place on one day, a bare date in Malawi; without `opens` and `closes` it is closed. */
export type OpeningException = {
  day: string
  reason: string
  opens?: string | undefined
  closes?: string | undefined
}

/** Opening hours of one place. */
export type Hours = { opening: readonly Opening[]; exceptions: readonly OpeningException[] }

/** The days with other hours than usual: a place's exceptions replace the holiday of the same day. */
const specialDays = ({ exceptions }: Hours, holidays: readonly Holiday[]): readonly OpeningException[] => [
  ...exceptions,
  ...holidays
    .filter((holiday) => exceptions.every(({ day }) => day !== holiday.day))
    .map(({ day, name }) => ({ day, reason: name })),
]

const day = 24 * 60
const dayMs = 86_400_000
/** Central Africa Time, UTC+2 the whole year round. */
const catMs = 2 * 60 * 60 * 1000

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

type Span = { from: number; to: number }

/** The hours that begin on a day counted since 1970. */
function spansOn(date: number, openings: readonly Opening[], special: readonly OpeningException[]): Span[] {
  // The first day of 1970 was a Thursday.
  const weekday = openingDays[(date + 3) % 7]
  const exceptions = special.filter((one) => one.day === dateOf(date))
  const spans =
    exceptions.length > 0 ? exceptions : openings.filter(({ days }) => days.some((name) => name === weekday))
  return spans.flatMap(({ opens, closes }) => {
    if (opens === undefined || closes === undefined) return []
    const from = date * day + minutes(opens)
    const long = minutes(closes) - minutes(opens)
    return { from, to: from + (long > 0 ? long : long + day) }
  })
}

const dateOf = (date: number) => new Date(date * dayMs).toISOString().slice(0, 10)

export type OpenNow =
  /** `closes` is null where it does not within a day */
  | { open: true; closes: string | null }
  /**
   * `inDays` counts midnights from now: 0 is today, 1 tomorrow; `date` is that day. `holiday` is the name of today's,
   * null on any other day
   */
  | { open: false; opens: string; inDays: number; day: OpeningDay; date: string; holiday: string | null }

const two = (part: number) => String(part).padStart(2, '0')
const clock = (minute: number) => `${two(Math.floor((minute % day) / 60))}:${two(minute % 60)}`

/**
 * Whether a place receives people at a moment. Holidays and exceptions replace the hours that begin on their day; those that began the evening before are kept.
 * @returns null where its hours are not known
 */
export function openNow(hours: Hours, now: Date, holidays: readonly Holiday[] = []): OpenNow | null {
  if (hours.opening.length === 0) return null
  const at = Math.floor((now.getTime() + catMs) / 60_000)
  const today = Math.floor(at / day)
  const special = specialDays(hours, holidays)
  const spans = (date: number) => spansOn(date, hours.opening, special)
  const near = [-1, 0, 1, 2].flatMap((ahead) => spans(today + ahead))
  const until = near
    .sort((a, b) => a.from - b.from)
    .reduce((end, { from, to }) => (from <= end ? Math.max(end, to) : end), at)
  if (until > at) return { open: true, closes: until - at > day ? null : clock(until) }
  // Each special day can take one of a place's days from it.
  for (let inDays = 0; inDays <= 7 * (special.length + 1); inDays++) {
    const next = Math.min(
      ...spans(today + inDays)
        .map(({ from }) => from)
        .filter((from) => from > at),
    )
    if (!Number.isFinite(next)) continue
    const date = today + inDays
    return {
      open: false,
      opens: clock(next),
      inDays,
      day: openingDays[(date + 3) % 7] ?? 'Mo',
      date: dateOf(date),
      holiday: special.find((one) => one.day === dateOf(today) && one.opens === undefined)?.reason ?? null,
    }
  }
  return null
}

/** Runs of days that follow one another: `[Mo…Fr]`, `[Sa]`. */
function runsOf(days: readonly OpeningDay[]): [first: number, last: number][] {
  const runs: [number, number][] = []
  for (const index of openingDays.keys()) {
    const name = openingDays[index]
    if (!name || !days.includes(name)) continue
    const last = runs[runs.length - 1]
    if (last && last[1] === index - 1) last[1] = index
    else runs.push([index, index])
  }
  return runs
}

const messages = {
  en: { every: 'Every day', to: ' to ', and: ' and ', whole: 'day and night', closed: 'closed' },
  ny: { every: 'Tsiku lililonse', to: ' mpaka ', and: ' ndi ', whole: 'usana ndi usiku', closed: 'potseka' },
}

const wholeDay = ({ opens, closes }: Opening) => opens === '00:00' && (closes === '24:00' || closes === opens)

/** @returns such as "Monday to Friday 08:00–16:00, Saturday 08:00–12:00"; empty where the hours are not known */
export function formatOpening(openings: readonly Opening[], lang: Lang): string {
  const own = messages[lang]
  const name = (index: number) => weekdayNames(lang)[(index + 1) % 7] ?? ''
  return openings
    .map((opening) => {
      const { days, opens, closes } = opening
      const runs = runsOf(days).map(([first, last]) =>
        first === last ? name(first) : name(first) + (last - first === 1 ? own.and : own.to) + name(last),
      )
      const when = new Set(days).size === 7 ? own.every : runs.join(', ')
      return `${when} ${wholeDay(opening) ? own.whole : `${opens}–${closes}`}`
    })
    .join(', ')
}

/** @returns the hours as `formatOpening` has them, then the exceptions from a day on, each with its reason */
export const formatHours = ({ opening, exceptions }: Hours, lang: Lang, today: string): string =>
  [
    formatOpening(opening, lang),
    ...exceptions
      .filter(({ day }) => day >= today)
      .sort((a, b) => a.day.localeCompare(b.day))
      .map(
        ({ day, opens, closes, reason }) =>
          `${formatDay(day, lang)} ${opens === undefined ? messages[lang].closed : `${opens}–${closes}`} (${reason})`,
      ),
  ]
    .filter(Boolean)
    .join('; ')

/** @returns schema.org's `openingHoursSpecification` and `specialOpeningHoursSpecification` */
export function schemaOpening(hours: Hours, holidays: readonly Holiday[], today: string) {
  const specification = { '@type': 'OpeningHoursSpecification' }
  const special = specialDays(hours, holidays).filter(({ day }) => day >= today)
  return {
    openingHoursSpecification: hours.opening.map(({ days, opens, closes }) => ({
      ...specification,
      dayOfWeek: days.map((name) => weekdayNames('en')[(openingDays.indexOf(name) + 1) % 7]),
      opens,
      // Search engines read 23:59 as the day's end.
      closes: closes === '24:00' ? '23:59' : closes,
    })),
    ...(special.length > 0 && {
      // A day is closed whose hours end as they begin.
      specialOpeningHoursSpecification: special.map(({ day, opens = '00:00', closes = '00:00' }) => ({
        ...specification,
        validFrom: day,
        validThrough: day,
        opens,
        closes: closes === '24:00' ? '23:59' : closes,
      })),
    }),
  }
}
