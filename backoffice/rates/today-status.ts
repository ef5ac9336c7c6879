import type { BoardRow, RatesBoard } from '#contract/backoffice/rates.ts'
import { sameDay } from '#contract/rules/dates.ts'
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
 * for a later day. `done` where nothing of today is left to do.
 */
export function sayToday({ rows, now }: Pick<RatesBoard, 'rows' | 'now'>): { done: boolean; text: string } {
  const { todayReturned, laterSome } = messages.rates
  const returned = rows.filter((row) =>
    row.drafts.some((draft) => draft.reason !== null && !isReplaced(row, draft)),
  )
  const isLater = (at: string | null) => at !== null && at > now && !sameDay(at, now)
  const later = rows.filter(({ waiting, scheduled }) =>
    [...waiting, ...scheduled].some(({ wanted_at }) => isLater(wanted_at)),
  )
  const today = sayOfToday({ rows, now })
  const text = [
    today.text,
    returned.length > 0 && formatMessage(todayReturned, { keys: returned.map(({ key }) => key).join(', ') }),
    later.length > 0 && formatMessage(laterSome, { sent: later.length, all: rows.length }),
  ]
  return { done: today.done && returned.length === 0, text: text.filter(Boolean).join(' ') }
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
