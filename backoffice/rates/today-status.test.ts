import { expect, test } from 'vitest'
import type { BoardRow, SentRow } from '#contract/backoffice/rates.ts'
import { sayToday } from './today-status.ts'

const now = '2026-11-23T08:00:00.000000Z'
const version: SentRow = {
  id: 'a',
  version: 1,
  text: null,
  figures: {},
  wanted_at: null,
  submitted_at: '2026-11-23T06:30:00.000000Z',
  by: 'Officer',
  batch: null,
  note: null,
  revision: 1,
  sent_by_me: true,
  reason: null,
}
const row = (key: string, more: Partial<BoardRow> = {}): BoardRow => ({
  key,
  name: { en: key },
  group: null,
  unit: null,
  text: null,
  live: { id: key, figures: {}, at: '2026-11-23T06:00:00.000000Z' },
  yesterday: null,
  scheduled: [],
  waiting: [],
  drafts: [],
  ...more,
})

test('all of today is sent', () => {
  expect(sayToday({ rows: [row('USD'), row('EUR')], now })).toEqual({
    done: true,
    text: 'Today’s rates are sent.',
  })
})

test('a returned rate is left to do', () => {
  const rows = [row('USD'), row('EUR', { drafts: [{ ...version, reason: 'Too low' }] })]
  expect(sayToday({ rows, now })).toEqual({ done: false, text: 'Today’s rates are sent. Returned: EUR.' })
})

test('a later day counts apart', () => {
  const waiting = [{ ...version, wanted_at: '2026-11-24T06:00:00.000000Z' }]
  expect(sayToday({ rows: [row('USD'), row('EUR', { waiting })], now })).toEqual({
    done: true,
    text: 'Today’s rates are sent. For later: 1 of 2 sent.',
  })
})
