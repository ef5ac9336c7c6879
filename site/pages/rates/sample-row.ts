import type { ExchangeRate } from './in-order.ts'

/** A row of the bureau's rates, for tests: buying, selling and middle are one. */
export const row = (
  currency: ExchangeRate['currency'],
  selling: string,
  effective_at: string,
): ExchangeRate => ({
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
