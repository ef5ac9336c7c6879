import type { Lang } from '../languages.ts'
import { weekdayNames } from './dates.ts'

/** Days of the week by schema.org's letters, Monday first. */
export const openingDays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
export type OpeningDay = (typeof openingDays)[number]

/**
 * From when until when a place receives people on these days, in Malawi's time. `24:00` is the day's end; where
 * `closes` is not after `opens` it closes on the next day.
 */
export type Opening = { days: readonly OpeningDay[]; opens: string; closes: string }

/** A day on which every place is closed: a bare date in Malawi, and its name. */
export type Holiday = { day: string; name: string }

const day = 24 * 60
const dayMs = 86_400_000
/** Central Africa Time, UTC+2 the whole year round. */
const catMs = 2 * 60 * 60 * 1000

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

type Span = { from: number; to: number }

/** The hours that begin on a day counted since 1970; none on a holiday. */
function spansOn(date: number, openings: readonly Opening[], holidays: ReadonlySet<string>): Span[] {
  if (holidays.has(dateOf(date))) return []
  // The first day of 1970 was a Thursday.
  const weekday = openingDays[(date + 3) % 7]
  return openings
    .filter(({ days }) => days.some((name) => name === weekday))
    .map(({ opens, closes }) => {
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
 * Whether a place receives people at a moment. On a holiday no hours begin; those that began the evening before are kept.
 * @returns null where its hours are not known
 */
export function openNow(
  openings: readonly Opening[],
  now: Date,
  holidays: readonly Holiday[] = [],
): OpenNow | null {
  const at = Math.floor((now.getTime() + catMs) / 60_000)
  const today = Math.floor(at / day)
  const closed = new Set(holidays.map((one) => one.day))
  const near = [-1, 0, 1, 2].flatMap((ahead) => spansOn(today + ahead, openings, closed))
  const until = near
    .sort((a, b) => a.from - b.from)
    .reduce((end, { from, to }) => (from <= end ? Math.max(end, to) : end), at)
  if (until > at) return { open: true, closes: until - at > day ? null : clock(until) }
  // Each holiday can take one of a place's days from it.
  for (let inDays = 0; inDays <= 7 * (closed.size + 1); inDays++) {
    const next = Math.min(
      ...spansOn(today + inDays, openings, closed)
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
      holiday: holidays.find((one) => one.day === dateOf(today))?.name ?? null,
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
  en: { every: 'Every day', to: ' to ', and: ' and ', whole: 'day and night' },
  ny: { every: 'Tsiku lililonse', to: ' mpaka ', and: ' ndi ', whole: 'usana ndi usiku' },
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

/** @returns schema.org's `openingHours`, such as `Mo-Fr 08:00-16:00` */
export const schemaOpening = (openings: readonly Opening[]): string[] =>
  openings.map(({ days, opens, closes }) => {
    const runs = runsOf(days).map(([first, last]) =>
      first === last ? openingDays[first] : `${openingDays[first]}-${openingDays[last]}`,
    )
    return `${runs.join(',')} ${opens}-${closes}`
  })
