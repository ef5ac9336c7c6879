import { expect, test } from 'vitest'
import { sheets } from '#contract/backoffice/sheets.ts'
import { readBlock } from './paste.ts'

const keys = ['USD', 'GBP', 'EUR']
const read = (text: string, at = { key: 'USD', field: 'buying' }) =>
  readBlock(text, sheets.exchange, keys, at)?.cells.map(
    ({ key, field, text: figure }) => `${key} ${field} ${figure}`,
  )

test('a block lies with its first cell where it was pasted', () => {
  expect(read('1\t2\r\n3\t4\r\n', { key: 'GBP', field: 'buying' })).toEqual([
    'GBP buying 1',
    'GBP selling 2',
    'EUR buying 3',
    'EUR selling 4',
  ])
})

test('lines that begin with a currency go to that row, in whatever order, headings left out', () => {
  expect(read('Currency\tBuying\tSelling\neur\t1,900.50\t1,950.25\nUSD\t1,734\t1751\n')).toEqual([
    'EUR buying 1900.50',
    'EUR selling 1950.25',
    'USD buying 1,734',
    'USD selling 1751',
  ])
})

test('what does not fit is counted, a single cell is left to the browser', () => {
  expect(readBlock('1\n2\n3', sheets.exchange, keys, { key: 'EUR', field: 'middle' })).toMatchObject({
    rows: 1,
    left: 2,
  })
  expect(read('1734.50\n')).toBeUndefined()
})
