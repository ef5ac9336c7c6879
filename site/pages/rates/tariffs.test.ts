import { expect, test } from 'vitest'
import { byGroup, type BankRate } from './tariffs.ts'

const row = (product: string, group: string, created_at: string): BankRate => ({
  id: product,
  _id: product,
  created_at,
  updated_at: created_at,
  published_at: created_at,
  version: 1,
  product,
  kind: 'rate',
  name: product,
  group,
  value: '5',
  unit: 'percent_per_year',
  effective_at: created_at,
})

test('rows stand by their group and age; a term with a new figure keeps its place among the others', () => {
  const first = '2026-01-01T00:00:00Z'
  const groups = byGroup([
    row('deposit-12-months', 'Deposits', '2026-02-01T00:00:00Z'),
    row('deposit-3-months', 'Deposits', '2026-03-01T00:00:00Z'),
    row('deposit-1-month', 'Deposits', '2026-03-02T00:00:00Z'),
    row('savings-plus', 'Accounts', '2026-01-02T00:00:00Z'),
    row('savings', 'Accounts', '2026-01-03T00:00:00Z'),
    row('call-deposit', 'Deposits', first),
  ])
  expect(groups.map(([group, rows]) => [group, rows.map(({ product }) => product)])).toEqual([
    ['Deposits', ['call-deposit', 'deposit-1-month', 'deposit-3-months', 'deposit-12-months']],
    ['Accounts', ['savings-plus', 'savings']],
  ])
})
