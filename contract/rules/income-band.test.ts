import { expect, test } from 'vitest'
import { incomeBand } from './income-band.ts'

test.each([
  ['0', 8],
  ['-0', 8],
  ['199,999', 8],
  ['199999.99999999999999999999', 8],
  ['200000', 9],
  ['499,999.99', 9],
  ['500,000', 10],
  ['4,999,998.99', 10],
  ['4,999,999', 11],
  [' 5,000,000 ', 11],
  ['MK 5000', 8],
  ['150 000', 8],
  ['K 450\u202f000', 9],
  ['600k', 10],
  ['MK150,000', 8],
  ['\u202a250\u00a0000\u202c', 9],
  ['２５０，０００', 9],
  ['9'.repeat(400), 11],
])('%s is in band %i', (typed, band) => {
  expect(incomeBand(typed)).toEqual({ ok: true, band })
})

test.each([
  ['', 'blank'],
  ['   ', 'blank'],
  [',', 'not_a_number'],
  ['-1', 'negative'],
  ['-0.01', 'negative'],
  ['−500,000', 'negative'],
  ['1,5', 'not_a_number'],
  ['NaN', 'not_a_number'],
  ['Infinity', 'not_a_number'],
  ['1e6', 'not_a_number'],
  ['0x10', 'not_a_number'],
  ['1.2.3', 'not_a_number'],
  ['150.000', 'not_a_number'],
  ['MK1.500', 'not_a_number'],
])('%j is refused: %s', (typed, reason) => {
  expect(incomeBand(typed)).toEqual({ ok: false, reason })
})
