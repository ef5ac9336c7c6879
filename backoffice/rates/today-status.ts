import type { BoardRow, RatesBoard } from '#contract/backoffice/rates.ts'
import { dayInMalawi, formatDay, sameDay } from '#contract/rules/dates.ts'
import { formatMessage, messages } from '../messages.ts'
import { isReplaced } from './grid-state.ts'

/** Whether a row has figures of today: in effect, waiting for an approver, or scheduled for later today. */
export function isSent({ live, waiting, scheduled }: BoardRow, now: string): boolean {
  const today = (at: string | null) => at === null || sameDay(at, now)
  return (
    (live !== null && sameDay(live.at, now)) ||
    waiting.some(({ wanted_at }) => today(wanted_at)) ||
    scheduled.some(({ at }) => today(at))
  )
}

/**
 * Says above the exchange rates how many of today's were sent and which were not, which came back, and how many were sent
 * for each later day. `done` where nothing of today is left to do.
 */
export function sayToday({ rows, now }: Pick<RatesBoard, 'rows' | 'now'>): { done: boolean; text: string } {
  const { todayReturned } = messages.rates
  const returned = rows.filter((row) =>
    row.drafts.some((draft) => draft.reason !== null && !isReplaced(row, draft)),
  )
  const today = sayOfToday({ rows, now })
  const text = [
    today.text,
    returned.length > 0 && formatMessage(todayReturned, { keys: returned.map(({ key }) => key).join(', ') }),
    ...laterDays({ rows, now }),
  ]
  return { done: today.done && returned.length === 0, text: text.filter(Boolean).join(' ') }
}

/** Returns a sentence for each later day that has rates: how many are sent or scheduled. */
function laterDays({ rows, now }: Pick<RatesBoard, 'rows' | 'now'>): string[] {
  const { tomorrowSome, laterSome } = messages.rates
  const daysOf = ({ waiting, scheduled }: BoardRow) =>
    new Set([...waiting, ...scheduled].flatMap(({ wanted_at }) => wanted_at && dayInMalawi(wanted_at)))
  const counts = new Map<string, number>()
  for (const day of rows.flatMap((row) => [...daysOf(row)]))
    if (day && day > dayInMalawi(now)) counts.set(day, (counts.get(day) ?? 0) + 1)
  const tomorrow = dayInMalawi(new Date(Date.parse(now) + 86_400_000).toISOString())
  return [...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([day, sent]) =>
      formatMessage(day === tomorrow ? tomorrowSome : laterSome, {
        day: formatDay(day, 'en'),
        sent,
        all: rows.length,
      }),
    )
}

function sayOfToday({ rows, now }: Pick<RatesBoard, 'rows' | 'now'>): { done: boolean; text: string } {
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
