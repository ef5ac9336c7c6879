/** A day of the calendar in Malawi (UTC+2 all year), such as "2026-11-21". */
export type Day = string

const dayMs = 86_400_000

/** The day so many days on (negative: back). */
export const daysOn = (day: Day, by: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * dayMs).toISOString().slice(0, 10)

/** The instant a day begins: midnight in Malawi is 22:00 UTC of the day before. */
export const startOf = (day: Day): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 2 * 60 * 60 * 1000).toISOString()

/** The instant it ends, which is the next one's beginning. */
export const endOf = (day: Day): string => startOf(daysOn(day, 1))

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
/** As people write it: 21/11/2026, 21.11.2026, 21 11 2026 */
const written = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/

/**
 * A day as a date field sends it or as it is typed.
 * @returns null where there is no such day: "31/02/2026", "tomorrow"
 */
export function readDay(typed: string): Day | null {
  const plain = typed.trim()
  const [, d, m, y] = written.exec(plain) ?? []
  const [, year = y, month = m, day = d] = iso.exec(plain) ?? []
  if (!year || !month || !day || Number(year) < 1900) return null
  const named = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const parsed = Date.parse(`${named}T00:00:00Z`)
  // Some engines read 31 February as 3 March.
  return Number.isNaN(parsed) || new Date(parsed).toISOString().slice(0, 10) !== named ? null : named
}
