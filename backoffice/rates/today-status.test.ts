import { describe, expect, test } from 'vitest'
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

describe('later days', () => {
  // Already the next day in Malawi.
  const tomorrow = { ...version, wanted_at: '2026-11-23T22:30:00.000000Z' }
  const later = (id: string, at: string) => ({ ...version, id, at, wanted_at: at })

  test('are counted each on its own', () => {
    const rows = [
      row('USD', {
        waiting: [tomorrow],
        scheduled: [later('b', '2026-11-30T06:00:00.000000Z'), later('c', '2026-11-26T06:00:00.000000Z')],
      }),
      row('EUR', { waiting: [tomorrow, { ...tomorrow, id: 'd' }] }),
    ]
    expect(sayToday({ rows, now })).toEqual({
      done: true,
      text: 'Today’s rates are sent. Tomorrow: 2 of 2 sent. 26 November 2026: 1 of 2 sent. 30 November 2026: 1 of 2 sent.',
    })
  })

  test('count a row once', () => {
    const waiting = [tomorrow, { ...tomorrow, id: 'd', wanted_at: '2026-11-24T12:00:00.000000Z' }]
    expect(sayToday({ rows: [row('USD'), row('EUR', { waiting })], now }).text).toBe(
      'Today’s rates are sent. Tomorrow: 1 of 2 sent.',
    )
  })
})
