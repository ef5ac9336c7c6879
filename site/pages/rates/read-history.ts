import { currencyCodes, type CurrencyCode } from '#contract/currencies.ts'
import type { Feed } from '#contract/feed.ts'
import { changeOf, percentMoved, type Change } from '#contract/rules/convert.ts'
import { dayInMalawi } from '#contract/rules/dates.ts'
import { daysOn, startOf, type Day } from './day.ts'
import type { ExchangeRate } from './in-order.ts'

/** The periods offered, in days up to the newest rate. */
export const periods = [7, 30, 90] as const
export type Period = (typeof periods)[number]

export type PastRow = ExchangeRate & { change: Change | null }
/** How far the selling rate moved over the period, in percent; `since` where there was no rate yet when it began. */
export type Moved = { way: Change['way']; percent: string; days: Period; since: string | null }
export type History = {
  currency: CurrencyCode
  days: Period
  /** the first and last day of the period; null where the currency has no rate yet */
  span: { from: Day; to: Day } | null
  /** oldest first, each with its change since the one before */
  rows: PastRow[]
  moved: Moved | null
}

/**
 * A currency's rates over a period that ends with its newest one (not today: a page is kept over midnight).
 * @returns null for a currency or period that there is not
 */
export async function readHistory(
  feed: Feed,
  { currency: asked, days: named }: Record<string, string | undefined>,
): Promise<History | null> {
  const currency = currencyCodes.find((code) => code === (asked ?? currencyCodes[0]))
  const days = periods.find((period) => String(period) === (named ?? '30'))
  if (!currency || !days) return null
  const [latest] = await feed.newest('money_bureau_exchange_rates', 1, { currency })
  if (!latest) return { currency, days, span: null, rows: [], moved: null }
  const to = dayInMalawi(latest.effective_at)
  const from = daysOn(to, 1 - days)
  const [rows, before] = await Promise.all([
    feed.history('money_bureau_exchange_rates', {
      where: { currency },
      from: startOf(from),
      to: startOf(daysOn(to, 1)),
    }),
    feed.latest('money_bureau_exchange_rates', {
      by: 'currency',
      of: [currency],
      count: 1,
      before: startOf(from),
    }),
  ])
  const standing = before.at(-1)
  return {
    currency,
    days,
    span: { from, to },
    rows: withChanges(rows, standing),
    moved: movedOver(days, standing ?? rows[0], latest, standing === undefined),
  }
}

function movedOver(
  days: Period,
  first: ExchangeRate | undefined,
  last: ExchangeRate,
  began: boolean,
): Moved | null {
  const percent = first && first.id !== last.id ? percentMoved(last.selling, first.selling) : null
  if (!first || percent === null) return null
  const { way } = changeOf(last.selling, first.selling)
  return { way, percent, days, since: began ? first.effective_at : null }
}

/** @param rows oldest first; `before` is the rate that stood when they began */
export function withChanges(rows: readonly ExchangeRate[], before: ExchangeRate | undefined): PastRow[] {
  return rows.map((row, at) => {
    const last = rows[at - 1] ?? before
    return { ...row, change: last ? changeOf(row.selling, last.selling) : null }
  })
}
