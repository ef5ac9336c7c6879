import { dayInMalawi } from '../../contract/rules/dates.ts'

/** Returns the instant so many hours from `now`, and its calendar day in Malawi, such as "2026-11-21". */
export function timeAhead(hours: number, now: number = Date.now()): { at: string; day: string } {
  const at = new Date(now + hours * 3_600_000).toISOString()
  return { at, day: dayInMalawi(at) }
}
