import type { Lang } from '../languages.ts'

/**
 * Dates as people in Malawi write them. `Intl` has no Chichewa data and silently answers in English,
 * so the names of months and weekdays stand here.
 */
const months: Record<Lang, readonly string[]> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  ny: [
    'Januwale',
    'Febuluwale',
    'Malichi',
    'Epulo',
    'Meyi',
    'Juni',
    'Julayi',
    'Ogasiti',
    'Seputembala',
    'Okutobala',
    'Novembala',
    'Disembala',
  ],
}

const weekdays: Record<Lang, readonly string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ny: ['Lamulungu', 'Lolemba', 'Lachiwiri', 'Lachitatu', 'Lachinayi', 'Lachisanu', 'Loweruka'],
}

/** Central Africa Time, UTC+2 the whole year round. */
const catOffsetMs = 2 * 60 * 60 * 1000

/** The instant moved so that its UTC parts read as the time in Malawi. A bare date stays the day it names. */
function inMalawi(iso: string): Date {
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) return new Date(`${iso}T00:00:00Z`)
  return new Date(Date.parse(iso) + catOffsetMs)
}

const two = (part: number) => String(part).padStart(2, '0')

/** @param iso an instant in UTC or a bare date. @returns such as "21 November 2026" (spec: day, full month name, year) */
export function formatDay(iso: string, lang: Lang): string {
  const date = inMalawi(iso)
  return `${date.getUTCDate()} ${months[lang][date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`
}

/** @param iso an instant in UTC. @returns the time in Malawi, such as "08:00" */
export function formatTime(iso: string): string {
  const date = inMalawi(iso)
  return `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`
}

/** @returns such as "21 November 2026, 08:00", in Malawi's time */
export const formatDayTime = (iso: string, lang: Lang): string =>
  `${formatDay(iso, lang)}, ${formatTime(iso)}`

/** The days of the week, Sunday first as in `Date`. */
export const weekdayNames = (lang: Lang): readonly string[] => weekdays[lang]

/** @returns such as "Saturday" or "Loweruka" */
export const formatWeekday = (iso: string, lang: Lang): string =>
  weekdays[lang][inMalawi(iso).getUTCDay()] ?? ''

/** @returns the calendar day in Malawi, such as "2026-11-21" */
export const dayInMalawi = (iso: string): string => inMalawi(iso).toISOString().slice(0, 10)

/** True where both instants fall on one calendar day in Malawi. */
export const sameDay = (one: string, other: string): boolean => dayInMalawi(one) === dayInMalawi(other)
