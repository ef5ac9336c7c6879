import { currencyCodes, type CurrencyCode } from '#contract/currencies.ts'
import { day } from './day.ts'
import type { Sample } from './sample.ts'

/** Each of 30 days, and before them each week to 100 days back: enough for a line of 90 days, and quick to fill. */
const daysBack = [
  ...Array.from({ length: 30 }, (_, day) => day),
  ...Array.from({ length: 10 }, (_, week) => 36 + 7 * week),
]

/**
 * The newest sample quotation of each currency: buying and selling in whole steps of the last place shown
 * (`places` 2: tambala), and the most it moves in a day, in hundredths of a percent.
 */
const newest: Record<CurrencyCode, { buying: number; selling: number; places: 2 | 4; moves: number }> = {
  USD: { buying: 173_400, selling: 175_100, places: 2, moves: 4 },
  GBP: { buying: 219_040, selling: 224_600, places: 2, moves: 38 },
  EUR: { buying: 190_520, selling: 195_300, places: 2, moves: 34 },
  ZAR: { buying: 9_410, selling: 9_650, places: 2, moves: 60 },
  ZMW: { buying: 7_020, selling: 7_200, places: 2, moves: 55 },
  MZN: { buying: 2_530, selling: 2_595, places: 2, moves: 30 },
  TZS: { buying: 6_612, selling: 6_780, places: 4, moves: 30 },
  KES: { buying: 127_540, selling: 130_800, places: 4, moves: 25 },
  BWP: { buying: 12_240, selling: 12_550, places: 2, moves: 40 },
  CNY: { buying: 23_460, selling: 24_060, places: 2, moves: 15 },
  INR: { buying: 1_860, selling: 1_908, places: 2, moves: 35 },
  JPY: { buying: 110_525, selling: 113_350, places: 4, moves: 45 },
  AED: { buying: 46_210, selling: 47_380, places: 2, moves: 5 },
  CHF: { buying: 210_530, selling: 215_900, places: 2, moves: 36 },
}

/** A whole number of steps as a decimal string; no float on the way. */
function decimal(steps: number, places: number): string {
  const digits = String(steps).padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** The day's move in hundredths of a percent, from -most to most: a linear congruential step, the same at every seeding. */
function move(currency: number, daysBack: number, most: number): number {
  let state = (currency * 7_919 + daysBack * 104_729 + 12_345) >>> 0
  for (let turn = 0; turn < 3; turn++) state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return ((state >>> 12) % (2 * most + 1)) - most
}

const before = (steps: number, moved: number) => Math.round((steps * 10_000) / (10_000 + moved))

/** Sample quotations, each in effect from 08:00 in Malawi (06:00 UTC); the newest is never ahead of `now`. */
export const sample: Sample<'money_bureau_exchange_rates'> = (now) => {
  const first = now.toISOString().slice(11) >= '06:00:00' ? 0 : 1
  return currencyCodes.flatMap((currency, number) => {
    let { buying, selling } = newest[currency]
    const { places, moves } = newest[currency]
    return daysBack.map((back) => {
      const effective_at = day(now, -first - back, '06:00:00')
      const body = {
        currency,
        buying: decimal(buying, places),
        selling: decimal(selling, places),
        middle: decimal(Math.floor((buying + selling) / 2), places),
        effective_at,
      }
      const moved = move(number, back, moves)
      buying = before(buying, moved)
      selling = before(selling, moved)
      return {
        key: `${currency.toLowerCase()}-${effective_at.slice(0, 10)}`,
        published_at: effective_at,
        body,
      }
    })
  })
}
