import { expect, test } from 'vitest'
import { sheets } from '#contract/backoffice/sheets.ts'
import { filledDown, movedBy } from './grid-acts.ts'
import type { GridRow } from './grid-state.ts'

const row = (key: string, buying: string, selling: string): GridRow => ({
  row: {
    key,
    name: { en: key },
    group: null,
    unit: null,
    text: null,
    live: null,
    yesterday: null,
    scheduled: [],
    waiting: [],
    drafts: [],
  },
  figures: { buying, selling, middle: '0' },
  changed: false,
  errors: {},
  far: [],
})
const rows = [row('USD', '1734.00', '1751.00'), row('GBP', '2200.00', '2260.00'), row('EUR', '', '1990.5')]
const at = (from: number[], to = from) => ({
  from: { row: from[0] ?? 0, column: from[1] ?? 0 },
  to: { row: to[0] ?? 0, column: to[1] ?? 0 },
})

test('the first row of a block fills the rows below, and nothing beside it', () => {
  expect(filledDown(rows, sheets.exchange, at([0, 0], [2, 0]))).toEqual([
    { key: 'GBP', field: 'buying', text: '1734.00' },
    { key: 'EUR', field: 'buying', text: '1734.00' },
  ])
})

test('one row takes from the one above; the first has none above', () => {
  expect(filledDown(rows, sheets.exchange, at([1, 1]))).toEqual([
    { key: 'GBP', field: 'selling', text: '1751.00' },
  ])
  expect(filledDown(rows, sheets.exchange, at([0, 1]))).toEqual([])
})

test('a block marked from any corner moves by a percentage; what is empty stays, the middle follows by itself', () => {
  expect(movedBy(rows, sheets.exchange, at([2, 2], [1, 0]), '1')).toEqual([
    { key: 'GBP', field: 'buying', text: '2222.00' },
    { key: 'GBP', field: 'selling', text: '2282.60' },
    { key: 'EUR', field: 'selling', text: '2010.4' },
  ])
  expect(movedBy(rows, sheets.exchange, at([0, 1]), '-1')).toEqual([
    { key: 'USD', field: 'selling', text: '1733.49' },
  ])
})
