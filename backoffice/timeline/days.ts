import type { TimelineEntry } from '#contract/backoffice/timeline.ts'
import { dayInMalawi, formatTime } from '#contract/rules/dates.ts'
import { fromCatInput } from '../time.ts'

/** A calendar day in Malawi, such as "2026-11-21". */
export type Day = string

const at = (day: Day) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

export const addDays = (day: Day, days: number): Day => dayOf(at(day) + days * 86_400_000)

/** The week of a day, Monday first. */
export function weekOf(day: Day): Day[] {
  const weekday = (new Date(at(day)).getUTCDay() + 6) % 7
  return Array.from({ length: 7 }, (_, index) => addDays(day, index - weekday))
}

/** The weeks that a month touches, Monday first. */
export function monthOf(day: Day): Day[] {
  const month = day.slice(0, 7)
  const days: Day[] = []
  for (let week = weekOf(`${month}-01`); week.some((one) => one.startsWith(month));) {
    days.push(...week)
    week = weekOf(addDays(week[0] ?? day, 7))
  }
  return days
}

/** The same day of the next or the last month; its last day where that month is shorter. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}

/** The same time of another day, in UTC. */
export const onDay = (iso: string, day: Day): string => fromCatInput(`${day}T${formatTime(iso)}`) ?? iso

/** What stands on a day: single entries, and what was sent together as one. */
export type Group = { key: string; entries: TimelineEntry[] }

/** What is moved together: one entry, or those that were sent together. */
export type Entered = readonly [TimelineEntry, ...TimelineEntry[]]

/** @param entries in the order of time */
export function groupsOn(entries: readonly TimelineEntry[], day: Day): Group[] {
  const groups = new Map<string, TimelineEntry[]>()
  for (const entry of entries) {
    if (dayInMalawi(entry.at) !== day) continue
    const { collection, kind, at: time, batch, id } = entry
    const key = batch === null ? `${id} ${kind}` : `${collection} ${kind} ${time} ${batch}`
    groups.set(key, [...(groups.get(key) ?? []), entry])
  }
  return [...groups].map(([key, list]) => ({ key, entries: list }))
}
