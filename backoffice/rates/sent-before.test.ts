import { expect, test } from 'vitest'
import type { BatchBody, BoardRow, RatesBoard, SentRow } from '#contract/backoffice/rates.ts'
import { sentBefore } from './sent-before.ts'

const waiting = (changes: Partial<SentRow> = {}): SentRow => ({
  id: 'a',
  version: 1,
  text: null,
  figures: { buying: '1750', selling: '1760', middle: '1755' },
  wanted_at: null,
  submitted_at: '2026-11-24T06:00:00.000000Z',
  by: 'Sample rates officer',
  batch: 'first',
  note: null,
  revision: 1,
  sent_by_me: true,
  reason: null,
  ...changes,
})
const boardOf = (sent: Record<string, SentRow[]>): RatesBoard => ({
  sheet: 'exchange',
  rows: Object.entries(sent).map(([key, those]): BoardRow => ({
    key,
    name: { en: key, ny: key },
    group: null,
    unit: null,
    text: null,
    live: null,
    yesterday: null,
    scheduled: [],
    waiting: those,
    drafts: [],
  })),
  change_limit: '5',
  spread_limit: '3',
  now: '2026-11-24T06:01:00.000000Z',
  missed: [],
})
const figures = { buying: '1750.00', selling: '1760.00', middle: '1755.00' }
const body = (effective_at: string | null, ...keys: string[]): BatchBody => ({
  sheet: 'exchange',
  effective_at,
  rows: keys.map((key) => ({ key, figures })),
})

test('the same rows for the same time that wait already were sent before', () => {
  expect(sentBefore(boardOf({ USD: [waiting()], EUR: [waiting()] }), body(null, 'USD', 'EUR'))).toBe('first')
  const at = [waiting({ batch: 'other' }), waiting({ wanted_at: '2026-11-25T06:00:00.000000Z' })]
  expect(sentBefore(boardOf({ USD: at }), body('2026-11-25T06:00:00Z', 'USD'))).toBe('first')
})

test('another figure, another time, another person, or a part of them only: they were not', () => {
  const not = (sent: Record<string, SentRow[]>, asked = body(null, 'USD', 'EUR')) =>
    expect(sentBefore(boardOf(sent), asked)).toBeNull()
  not({ USD: [waiting()], EUR: [] })
  not({ USD: [waiting()] })
  not({ USD: [waiting()], EUR: [waiting({ batch: 'second' })] })
  not({ USD: [waiting()], EUR: [waiting({ sent_by_me: false })] })
  not({ USD: [waiting()], EUR: [waiting({ figures: { ...figures, selling: '1761' } })] })
  not({ USD: [waiting()], EUR: [waiting({ figures: { buying: '1750' } })] })
  not({ USD: [waiting()], EUR: [waiting()] }, body('2026-11-25T06:00:00Z', 'USD', 'EUR'))
})
