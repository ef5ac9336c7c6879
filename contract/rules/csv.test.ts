import { expect, it } from 'vitest'
import { csvInstant, toCsv } from './csv.ts'

it('separates by commas, ends lines by CRLF and begins with the mark of UTF-8', () => {
  expect(
    toCsv([
      ['Currency', 'Buying'],
      ['USD', '1734.00'],
    ]),
  ).toBe('\uFEFFCurrency,Buying\r\nUSD,1734.00\r\n')
})

it('quotes what would break a line apart', () => {
  expect(toCsv([['a,b', 'say "no"', 'two\nlines', 'plain']])).toBe(
    '\uFEFF"a,b","say ""no""","two\nlines",plain\r\n',
  )
})

it.each(['=1+1', '+265', '-x', '@SUM(A1)', '\t=1', '＝1'])('%j is no formula', (text) => {
  expect(toCsv([[text]])).toMatch(/^\uFEFF"?'/)
})

it('leaves figures alone', () => {
  expect(toCsv([['-0.30', '12', '1734.5000']])).toBe('\uFEFF-0.30,12,1734.5000\r\n')
})

it.each([
  '0999123456',
  '0012345678',
  '00',
  '1000012345678',
  '1234567890123456',
  '265888123456',
  '12e34',
  '12345E67',
])('keeps the digits of %j as text', (name) => {
  expect(toCsv([[name]])).toBe(`\uFEFF'${name}\r\n`)
})

it.each(['0', '0.30', '12345678901', '1000000000.00', '2026-11-21', '150 000'])(
  'leaves %j alone',
  (value) => {
    expect(toCsv([[value]])).toBe(`\uFEFF${value}\r\n`)
  },
)

it('writes instants in the time of Malawi', () => {
  expect(csvInstant('2026-11-20T22:30:00Z')).toBe('2026-11-21 00:30')
})
