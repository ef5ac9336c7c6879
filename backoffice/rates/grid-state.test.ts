import { describe, expect, test } from 'vitest'
import type { BoardRow, RatesBoard, SentRow } from '#contract/backoffice/rates.ts'
import { sheets } from '#contract/backoffice/sheets.ts'
import {
  draftsBelowGrid,
  draftsToResend,
  emptyGrid,
  gridRows,
  isReplaced,
  takenUp,
  withCells,
  withoutCell,
  withoutSent,
  withVersions,
  type GridState,
} from './grid-state.ts'

const sent: GridState = {
  typed: { USD: { buying: '1750.00' }, EUR: { selling: '1980.00', buying: '1910.00' } },
  taken: { USD: { id: 'a', version: 3, figures: {} } },
  confirmed: ['EUR'],
  when: 'time',
  date: '2026-11-23',
  time: '09:00',
  note: 'Morning rates',
}

test('where nothing was typed meanwhile, nothing is left', () => {
  expect(withoutSent(sent, sent)).toEqual(emptyGrid)
  expect(withoutSent(structuredClone(sent), sent)).toEqual(emptyGrid)
})

test('a row, a changed row and a time that were typed meanwhile are left, the rest goes', () => {
  const typed = { ...sent.typed, USD: { buying: '1751.00' }, GBP: { buying: '2300.00' } }
  expect(withoutSent({ ...sent, typed, confirmed: ['EUR', 'GBP'], time: '10:00' }, sent)).toEqual({
    typed: { USD: { buying: '1751.00' }, GBP: { buying: '2300.00' } },
    // Sent anew with the rest: it is nobody's draft any more.
    taken: {},
    confirmed: ['GBP'],
    when: 'time',
    date: '2026-11-23',
    time: '10:00',
    note: '',
  })
})

test('what came back and was taken up meanwhile stays taken up', () => {
  const taken = { ...sent.taken, GBP: { id: 'b', version: 1, figures: {} } }
  const left = withoutSent({ ...sent, typed: { ...sent.typed, GBP: { buying: '2300.00' } }, taken }, sent)
  expect(left.taken).toEqual({ GBP: { id: 'b', version: 1, figures: {} } })
})

const scheduled = {
  key: 'USD',
  id: 'a',
  version: 3,
  figures: { buying: '1740', selling: '1760', middle: '1750.00' },
  wanted_at: '2030-01-01T06:00:00.000Z',
  note: 'For Monday',
}

test('what is taken up keeps its time and note, and its middle rate is worked out again', () => {
  const { state } = takenUp(emptyGrid, [scheduled])
  expect(state).toMatchObject({ when: 'time', date: '2030-01-01', time: '08:00', note: 'For Monday' })
  expect(state.typed['USD']).toEqual({ buying: '1740', selling: '1760' })
  expect(state.taken['USD']).toMatchObject({ id: 'a', version: 3 })
})

test('a middle rate of its own stays until another figure of the row is typed', () => {
  const figures = { buying: '1740', selling: '1760', middle: '1745' }
  const { state } = takenUp(emptyGrid, [{ ...scheduled, figures }])
  expect(state.typed['USD']).toEqual(figures)
  const corrected = withCells(state, [{ key: 'USD', field: 'buying', text: '1750' }])
  expect(corrected.typed['USD']).toEqual({ buying: '1750', selling: '1760' })
  const meant = withCells(corrected, [{ key: 'USD', field: 'middle', text: '1751' }])
  expect(withCells(meant, [{ key: 'USD', field: 'selling', text: '1761' }]).typed['USD']?.['middle']).toBe(
    '1751',
  )
})

test('what wanted another time is not taken up with it', () => {
  const other = { ...scheduled, key: 'EUR', id: 'b', wanted_at: null }
  const { state, left } = takenUp(emptyGrid, [scheduled, other])
  expect([Object.keys(state.typed), left]).toEqual([['USD'], 1])
})

const version: SentRow = {
  id: 'g',
  version: 4,
  text: null,
  figures: { buying: '2231', selling: '2291', middle: '2261' },
  wanted_at: null,
  submitted_at: '2026-11-23T06:00:00Z',
  by: 'Officer',
  batch: 'x',
  note: null,
  revision: 2,
  sent_by_me: true,
  reason: null,
}
const gbp: BoardRow = {
  key: 'GBP',
  name: { en: 'Pound' },
  group: null,
  unit: null,
  text: null,
  live: { id: 'l', figures: { buying: '2211', selling: '2271', middle: '2241' }, at: '2026-11-22T06:00:00Z' },
  yesterday: null,
  scheduled: [],
  waiting: [],
  drafts: [],
}
const returned = { ...version, reason: 'Too low' }
const tomorrow = { ...version, id: 't', wanted_at: '2026-11-24T06:00:00Z' }
const typing = [{ key: 'GBP', field: 'buying', text: '2233' }]
const now = '2026-11-23T08:00:00Z'
const typed = (row: BoardRow, state = emptyGrid) => {
  const started = withVersions(state, [row], typing, now)
  return { ...started, state: withCells(started.state, typing) }
}

describe('typing in a row', () => {
  test.each([
    ['that was returned', { ...gbp, drafts: [returned] }],
    ['that waits', { ...gbp, waiting: [version] }],
    ['that was withdrawn', { ...gbp, drafts: [version] }],
  ])('%s starts from the version sent', (_, row) => {
    const { state, continued } = typed(row)
    expect(state.typed['GBP']).toEqual({ buying: '2233', selling: '2291' })
    expect(state.taken['GBP']).toMatchObject({ id: 'g', version: 4 })
    expect(continued).toEqual(['GBP'])
  })

  test('prefers the returned version to one that waits', () => {
    const { state } = typed({ ...gbp, drafts: [returned], waiting: [{ ...version, id: 'w' }] })
    expect(state.taken['GBP']?.id).toBe('g')
  })

  test('keeps the time of the version in an empty grid', () => {
    expect(typed({ ...gbp, waiting: [tomorrow] }).state).toMatchObject({
      when: 'time',
      date: '2026-11-24',
      time: '08:00',
    })
  })

  test('starts from live figures beside rows for another time', () => {
    const state = { ...emptyGrid, typed: { USD: { buying: '1740' } } }
    const next = typed({ ...gbp, waiting: [tomorrow] }, state)
    expect(next.continued).toEqual([])
    expect(next.state).toMatchObject({ when: 'approval', typed: { GBP: { buying: '2233' } }, taken: {} })
  })

  test('leaves a time that has passed', () => {
    const past = { ...returned, wanted_at: '2026-11-23T07:00:00Z' }
    expect(typed({ ...gbp, drafts: [past] }).state).toMatchObject({
      when: 'approval',
      taken: { GBP: { id: 'g' } },
    })
  })

  test('starts from live figures where a newer version replaced the returned one', () => {
    const newer = { ...version, id: 'n', at: '2026-11-24T06:00:00Z', submitted_at: '2026-11-23T07:00:00Z' }
    const row = { ...gbp, drafts: [returned], scheduled: [newer] }
    expect(isReplaced(row, returned)).toBe(true)
    expect(typed(row).continued).toEqual([])
  })

  test('is undone back to the version, then to the live figures', () => {
    const { state } = typed({ ...gbp, drafts: [returned] })
    const again = withoutCell(state, 'GBP', 'buying')
    expect(again.typed['GBP']).toEqual({ buying: '2231', selling: '2291' })
    expect(withoutCell(again, 'GBP', 'buying')).toMatchObject({ typed: {}, taken: {} })
  })
})

describe('drafts to resend', () => {
  const edited = { taken: { GBP: { id: returned.id, version: 4, figures: {} } } }
  const newer = { ...version, id: 'n', at: '2026-11-24T06:00:00Z', submitted_at: '2026-11-23T07:00:00Z' }

  test('prefers the returned draft of a row', () => {
    const row = { ...gbp, drafts: [{ ...version, id: 'd' }, returned] }
    expect(draftsToResend([row], emptyGrid)).toEqual([{ row, sent: returned }])
  })

  test('leaves out a draft with a scheduled successor', () => {
    expect(draftsToResend([{ ...gbp, drafts: [returned], scheduled: [newer] }], emptyGrid)).toEqual([])
  })

  test('leaves out the draft that is edited in the grid', () => {
    const row = { ...gbp, drafts: [returned] }
    expect(draftsToResend([row], edited)).toEqual([])
    expect(draftsBelowGrid(row, edited)).toEqual([])
    expect(draftsBelowGrid(row, emptyGrid)).toEqual([returned])
  })
})

test('a buying rate above the selling rate is wrong at its own cell', () => {
  const board: RatesBoard = {
    sheet: 'exchange',
    rows: [gbp],
    change_limit: '5',
    spread_limit: '3',
    now,
    missed: [],
  }
  const wrongCells = (typedFigures: Record<string, string>) =>
    gridRows(board, sheets.exchange, { ...emptyGrid, typed: { GBP: typedFigures } })[0]?.errors
  expect(wrongCells({ buying: '22110' })).toEqual({ buying: 'selling_below_buying' })
  expect(wrongCells({ selling: '221' })).toEqual({ selling: 'selling_below_buying' })
})
