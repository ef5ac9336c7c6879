import { expect, test } from 'vitest'
import { emptyGrid, withoutSent, type GridState } from './grid-state.ts'

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
