import { expect, it } from 'vitest'
import { changesOf } from './changes.ts'
import type { ExchangeRate } from './in-order.ts'

const row = (currency: ExchangeRate['currency'], selling: string, effective_at: string): ExchangeRate => ({
  id: `${currency}-${effective_at}`,
  _id: `${currency}-${effective_at}`,
  created_at: effective_at,
  updated_at: effective_at,
  published_at: effective_at,
  version: 1,
  currency,
  buying: selling,
  selling,
  middle: selling,
  effective_at,
})

it('compares with the newest rate before, of the same currency', () => {
  const now = [row('USD', '1751.00', '2026-11-21T06:00:00Z'), row('GBP', '2271.00', '2026-11-21T06:00:00Z')]
  const past = [
    row('USD', '1700.00', '2026-11-19T06:00:00Z'),
    row('USD', '1750.30', '2026-11-20T06:00:00Z'),
    ...now,
  ]
  expect(changesOf(now, past)).toEqual({ USD: { way: 'up', by: '0.70' } })
})
