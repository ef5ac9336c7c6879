import { expect, it } from 'vitest'
import { changesOf } from './changes.ts'
import { row } from './sample-row.ts'

it('compares with the newest rate before, of the same currency', () => {
  const now = [row('USD', '1751.00', '2026-11-21T06:00:00Z'), row('GBP', '2271.00', '2026-11-21T06:00:00Z')]
  const past = [
    row('USD', '1700.00', '2026-11-19T06:00:00Z'),
    row('USD', '1750.30', '2026-11-20T06:00:00Z'),
    ...now,
  ]
  expect(changesOf(now, past)).toEqual({ USD: { way: 'up', by: '0.70' } })
})
