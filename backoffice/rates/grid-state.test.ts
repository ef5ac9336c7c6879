import { expect, test } from 'vitest'
import { emptyGrid, takenUp, withCells, withoutSent, type GridState } from './grid-state.ts'

const sent: GridState = {
  typed: { USD: { buying: '1750.00' }, EUR: { selling: '1980.00', buying: '1910.00' } },
  taken: { USD: { id: 'a', version: 3 } },
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
  const taken = { ...sent.taken, GBP: { id: 'b', version: 1 } }
  const left = withoutSent({ ...sent, typed: { ...sent.typed, GBP: { buying: '2300.00' } }, taken }, sent)
  expect(left.taken).toEqual({ GBP: { id: 'b', version: 1 } })
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
  expect(state.taken['USD']).toEqual({ id: 'a', version: 3 })
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
