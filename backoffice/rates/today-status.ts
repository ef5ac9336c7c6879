import type { BoardRow, RatesBoard } from '#contract/backoffice/rates.ts'
import { sameDay } from '#contract/rules/dates.ts'
import { formatMessage, messages } from '../messages.ts'

/** Whether a row has figures of today: in effect, waiting for an approver, or scheduled for later today. */
export function isSent({ live, waiting, scheduled }: BoardRow, now: string): boolean {
  const today = (at: string | null) => at === null || sameDay(at, now)
  return (
    (live !== null && sameDay(live.at, now)) ||
    waiting.some(({ wanted_at }) => today(wanted_at)) ||
    scheduled.some(({ at }) => today(at))
  )
}

/** What is said of today above the exchange rates: whether they were sent, and which were not. */
export function sayToday({ rows, now }: Pick<RatesBoard, 'rows' | 'now'>): { done: boolean; text: string } {
  const { todayNone, todaySome, todayMany, todayAll } = messages.rates
  const missing = rows.filter((row) => !isSent(row, now)).map(({ key }) => key)
  if (missing.length === 0) return { done: true, text: todayAll }
  if (missing.length === rows.length) return { done: false, text: todayNone }
  // More of them would not fit beside the tools; each row says it of itself.
  const text = formatMessage(missing.length > 2 ? todayMany : todaySome, {
    sent: rows.length - missing.length,
    all: rows.length,
    missing: missing.join(', '),
  })
  return { done: false, text }
}
