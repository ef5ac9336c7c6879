import { dayInMalawi, formatDay, formatTime } from '#contract/rules/dates.ts'
import { messages } from './messages.ts'

/** An instant as staff read it: "21 November 2026, 08:00 CAT". */
export const inCat = (iso: string): string =>
  `${formatDay(iso, 'en')}, ${formatTime(iso)} ${messages.shell.time.zone}`

/** The same, short, for narrow columns: "21 Nov 2026 08:00". It stays on one line. */
export const shortCat = (iso: string): string =>
  unbroken(`${shortOf(formatDay(iso, 'en'))} ${formatTime(iso)}`)

/** With the month as three letters. */
const shortOf = (day: string) => day.replace(/([A-Z][a-z]{2})[a-z]*/, '$1')

/** A calendar day, such as `2028-12-26`, in the same way: "26 Dec 2028". */
export const shortDay = (day: string): string => unbroken(shortOf(formatDay(`${day}T12:00:00Z`, 'en')))

/** Shorter still, where the year goes without saying: "21 Nov 08:00" in that year, else as `shortCat`. */
export const briefCat = (iso: string, now: number = Date.now()): string =>
  dayInMalawi(iso).slice(0, 4) === dayInMalawi(new Date(now).toISOString()).slice(0, 4)
    ? shortCat(iso).replace(/\u00a0\d{4}\u00a0/, '\u00a0')
    : shortCat(iso)

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

/** The same to the second, as records have it: "21 Nov 2026 08:00:05". Seconds are the same in UTC. */
export const shortCatSeconds = (iso: string): string => `${shortCat(iso)}:${iso.slice(17, 19)}`

/** An instant as `<input type="datetime-local">` takes it, in Central Africa Time: "2026-11-21T08:00". */
export const toCatInput = (iso: string): string => `${dayInMalawi(iso)}T${formatTime(iso)}`

/** What such an input holds, read as Central Africa Time (UTC+2). @returns ISO 8601 in UTC, or null where it is no time */
export function fromCatInput(value: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(value)) return null
  const at = Date.parse(`${value}${value.length === 16 ? ':00' : ''}+02:00`)
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}

/** How long ago, in the largest whole unit: "3 d", "5 h", "12 min". */
export const age = (iso: string, now: number = Date.now()): string =>
  minutesAsAge(Math.max(0, Math.floor((now - Date.parse(iso)) / 60_000)))

/** The same, of minutes. */
export function minutesAsAge(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h`
  return `${Math.floor(minutes / 1440)} d`
}
