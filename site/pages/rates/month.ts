import type { Lang } from '#contract/languages.ts'
import { dayInMalawi, formatDay } from '#contract/rules/dates.ts'

/** A month of the calendar in Malawi (UTC+2 all year), such as "2026-11". */
export type Month = string

export const monthOf = (iso: string): Month => dayInMalawi(iso).slice(0, 7)

export const isMonth = (value: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(value)

/** @returns such as "November 2026" */
export const formatMonth = (month: Month, lang: Lang): string =>
  formatDay(`${month}-01`, lang).replace(/^1 /, '')

/** The month so many months on (negative: back). */
export function monthsOn(month: Month, by: number): Month {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + by)
  return date.toISOString().slice(0, 7)
}

/** The instants it begins and ends at: midnight in Malawi is 22:00 UTC of the day before. */
export function spanOf(month: Month): { from: string; to: string } {
  const start = (of: Month) => new Date(Date.parse(`${of}-01T00:00:00Z`) - 2 * 60 * 60 * 1000).toISOString()
  return { from: start(month), to: start(monthsOn(month, 1)) }
}
