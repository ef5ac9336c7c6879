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

const day = 24 * 60
const week = 7 * day
/** Central Africa Time, UTC+2 the whole year round. */
const catMinutes = 120

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

type Span = { from: number; to: number }

/** All spans of a week in minutes since Monday 00:00, in order; those that touch or overlap are one. */
function spansOf(openings: readonly Opening[]): Span[] {
  const spans = openings
    .flatMap(({ days, opens, closes }) =>
      days.map((name) => {
        const from = openingDays.indexOf(name) * day + minutes(opens)
        const long = minutes(closes) - minutes(opens)
        return { from, to: from + (long > 0 ? long : long + day) }
      }),
    )
    .toSorted((a, b) => a.from - b.from)
  const joined: Span[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else joined.push({ ...span })
  }
  return joined
}

export type OpenNow =
  /** `closes` is null where it never does */
  | { open: true; closes: string | null }
  /** `inDays` counts midnights from now: 0 is today, 1 tomorrow */
  | { open: false; opens: string; inDays: number; day: OpeningDay }

const two = (part: number) => String(part).padStart(2, '0')
const clock = (minute: number) => `${two(Math.floor((minute % day) / 60))}:${two(minute % 60)}`

/**
 * Whether a place receives people at a moment.
 * @returns null where its hours are not known
 */
export function openNow(openings: readonly Opening[], now: Date): OpenNow | null {
  const spans = spansOf(openings)
  if (spans.length === 0) return null
  const sinceSunday = now.getUTCDay() * day + now.getUTCHours() * 60 + now.getUTCMinutes() + catMinutes
  const at = (sinceSunday + 6 * day) % week
  // What began late on Sunday may go on into Monday: each moment is looked for in the week after as well.
  for (const moment of [at, at + week]) {
    const within = spans.find(({ from, to }) => from <= moment && moment < to)
    if (!within) continue
    const follow = spans.find(({ from }) => from === within.to % week)
    const always = spans.length === 1 && within.to - within.from >= week
    // A span over the week's end and the one that begins there are one to who stands before the door.
    const closes = follow && within.to >= week && !always ? follow.to : within.to
    return { open: true, closes: always ? null : clock(closes) }
  }
  const [first] = spans
  const next = spans.find(({ from }) => from > at) ?? (first && { from: first.from + week })
  if (!next) return null
  const inDays = Math.floor(next.from / day) - Math.floor(at / day)
  const name = openingDays[Math.floor(next.from / day) % 7] ?? 'Mo'
  return { open: false, opens: clock(next.from), inDays, day: name }
}

/** Runs of days that follow one another: `[Mo…Fr]`, `[Sa]`. */
function runsOf(days: readonly OpeningDay[]): [first: number, last: number][] {
  const runs: [number, number][] = []
  for (const index of openingDays.keys()) {
    const name = openingDays[index]
    if (!name || !days.includes(name)) continue
    const last = runs.at(-1)
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
