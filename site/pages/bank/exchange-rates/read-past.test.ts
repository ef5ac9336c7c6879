import { expect, it } from 'vitest'
import type { BankRate } from '../../rates/tariffs.ts'
import { withEnds } from './read-past.ts'

const row = (product: string, value: string, effective_at: string): BankRate => ({
  id: `${product}-${effective_at}`,
  _id: `${product}-${effective_at}`,
  created_at: effective_at,
  updated_at: effective_at,
  published_at: effective_at,
  version: 1,
  product,
  kind: 'rate',
  name: product,
  group: 'Deposits',
  value,
  unit: 'percent_per_year',
  effective_at,
})

it('ends each rate where the next of its product begins; the newest still stands', () => {
  const rows = withEnds([
    row('savings-account', '3.25', '2026-06-01T22:00:00Z'),
    row('savings-account', '3.5', '2026-11-02T22:00:00Z'),
    row('reference-rate', '25.2', '2026-11-01T22:00:00Z'),
  ])
  expect(rows.map(({ product, value, until }) => [product, value, until])).toEqual([
    ['savings-account', '3.5', null],
    ['reference-rate', '25.2', null],
    ['savings-account', '3.25', '2026-11-02T22:00:00Z'],
  ])
})

it('terms that took effect together stand by their length', () => {
  const together = '2026-06-01T22:00:00Z'
  const terms = ['12-months', '1-month', '6-months', '3-months'].map((term) => `fixed-deposit-${term}`)
  expect(withEnds(terms.map((product) => row(product, '5', together))).map(({ product }) => product)).toEqual(
    ['1-month', '3-months', '6-months', '12-months'].map((term) => `fixed-deposit-${term}`),
  )
})
