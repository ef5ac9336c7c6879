import { expect, test } from 'vitest'
import { sheets } from '#contract/backoffice/sheets.ts'
import { readBlock } from './paste.ts'

const keys = ['USD', 'GBP', 'EUR']
const block = (text: string, at = { key: 'USD', field: 'buying' }) =>
  readBlock(text, sheets.exchange, keys, at)
/** What has to be put right before anything is taken. */
const refused = (text: string) => {
  const { cells, unclear, words } = block(text) ?? { cells: [], unclear: [], words: [] }
  return [cells.length, ...unclear, ...words.map(({ key, text: word }) => `${key} ${word}`)]
}
const read = (text: string, at = { key: 'USD', field: 'buying' }) =>
  block(text, at)?.cells.map(({ key, field, text: figure }) => `${key} ${field} ${figure}`)

test('a block of figures alone lies with its first cell where it was pasted', () => {
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

test('headings say which figure is which, in whatever order; columns of other names are left out', () => {
  expect(read('Selling\tName\tCURRENCY\tBuying\n1950\tEuro\tEUR\t1900\n')).toEqual([
    'EUR selling 1950',
    'EUR buying 1900',
  ])
  expect(read('Middle\tSelling\n5\t6\n', { key: 'GBP', field: 'buying' })).toEqual([
    'GBP middle 5',
    'GBP selling 6',
  ])
})

test('a word where a figure belongs is said with its currency, and nothing is taken', () => {
  expect(refused('USD\tabc\t1745\n')).toEqual([0, 'USD abc'])
  expect(refused('USD\tabc\t1745\t1760\n')).toEqual([0, 'USD abc'])
  expect(refused('USD\tn/a\t1751\n')).toEqual([0, 'USD n/a'])
  expect(refused('EUR\t1900\tn/a\t1925\nUSD\t1734\t1751\t1740\n')).toEqual([0, 'EUR n/a'])
  expect(refused('EUR\tabc\t1950\nUSD\t1734\t1751\n')).toEqual([0, 'EUR abc'])
  expect(refused('Currency\tBuying\tSelling\nUSD\tabc\t1745\n')).toEqual([0, 'USD abc'])
  expect(refused('USD\t1734\t1751\tcash only\n')).toEqual([0, 'USD cash only'])
})

test('a name beside a code is none, on one line too', () => {
  expect(read('USD\tUS dollar\t1734\t1751\n')).toEqual(['USD buying 1734', 'USD selling 1751'])
  expect(read('USD\tGreenback\t1734\t1751\t1740\n')).toHaveLength(3)
  expect(read('USD\tDollar\t1734\nEUR\tEuro\t1900\n')).toEqual(['USD buying 1734', 'EUR buying 1900'])
})

test('a code is understood beside the kwacha, beside its name and between quotation marks', () => {
  const both = ['USD buying 1734', 'USD selling 1751']
  for (const code of [
    'USD/MWK',
    'usd / mwk',
    'USD US dollar',
    'US dollar (USD)',
    '"USD"',
    '“USD/MWK”',
    "'usd'",
  ])
    expect(read(`${code}\t1734\t1751\n`)).toEqual(both)
  expect(read('"USD"\t"1,734.00"\t"1751"\n')).toEqual(['USD buying 1734.00', 'USD selling 1751'])
})

test('another pair, and so many of a currency, are none of the rows', () => {
  for (const code of ['MWK/USD', 'USD/EUR', 'USD/XAU', 'usd/xau', 'USD 100', 'US dollar', 'USDX'])
    expect(refused(`${code}\t1734\t1751\n`)).toEqual([0, code])
})

test('codes under no heading are codes', () => {
  expect(read('\tSelling\nEUR\t1950\n')).toEqual(['EUR selling 1950'])
})

test('codes decide in whatever column they stand, beside names too', () => {
  expect(
    read('Euro\tEUR\t1900\t1950\nUS dollar\tUSD\t1734\t1751\n', { key: 'GBP', field: 'selling' }),
  ).toEqual(['EUR buying 1900', 'EUR selling 1950', 'USD buying 1734', 'USD selling 1751'])
})

test('one code that is not known, or stands twice, is named and nothing at all is taken', () => {
  expect(block('USD\t1\t2\nXXX\t3\t4\nEUR\t5\t6\n')).toEqual({
    cells: [],
    rows: 0,
    left: 0,
    unclear: ['XXX'],
    words: [],
  })
  expect(block('Currency\tBuying\nEURO\t1\nUSD\t2\n\t3\n')).toMatchObject({
    cells: [],
    unclear: ['EURO', '–'],
  })
  expect(block('USD\t1\nEUR\t2\nusd\t3\n')).toMatchObject({ cells: [], unclear: ['usd'] })
  expect(block('AAA\t1\nBBB\t2\n')).toMatchObject({ cells: [], unclear: ['AAA', 'BBB'] })
})

test('what does not fit is counted, a single cell is left to the browser', () => {
  expect(block('1\n2\n3', { key: 'EUR', field: 'middle' })).toMatchObject({ rows: 1, left: 2 })
  expect(read('1734.50\n')).toBeUndefined()
})
