import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

const cellsOf = (text: string) => {
  const read = readCsv(text)
  return read.ok ? read.rows.map(({ cells }) => cells) : read
}
const table = [
  ['currency', 'buying'],
  ['USD', '1734.50'],
]

test.each([
  ['commas and LF', 'currency,buying\nUSD,1734.50\n'],
  ['a byte order mark and CRLF', '\uFEFFcurrency,buying\r\nUSD,1734.50\r\n'],
  ['semicolons, no end of line', 'currency;buying\nUSD;1734.50'],
  ['tabs, CR only', 'currency\tbuying\rUSD\t1734.50'],
  ['quotes and space around', '"currency" , "buying"\n USD ,"1734.50"\n'],
  ['empty lines', '\n\ncurrency,buying\n,\n\nUSD,1734.50\n\n'],
])('%s', (_, text) => {
  expect(cellsOf(text)).toEqual(table)
})

test('a quoted cell keeps separators, quotes and lines; each row knows its line', () => {
  expect(readCsv('name,note\n"a, b","say ""no""\r\nand go"\nx,y')).toEqual({
    ok: true,
    rows: [
      { line: 1, cells: ['name', 'note'] },
      { line: 2, cells: ['a, b', 'say "no"\r\nand go'] },
      { line: 4, cells: ['x', 'y'] },
    ],
  })
})

test('a quote that is never closed is told by its line', () => {
  expect(readCsv('a,b\n1,"2\n3,4')).toEqual({ ok: false, line: 2, why: 'open_quote' })
})

test('what is far too long is not read', () => {
  expect(readCsv('a'.repeat(200_001))).toEqual({ ok: false, line: 1, why: 'too_long' })
})
