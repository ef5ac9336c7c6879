import { describe, expect, test } from 'vitest'
import { sheets } from '#contract/backoffice/sheets.ts'
import type { BoardRow } from '#contract/backoffice/rates.ts'
import { readCsv } from '#contract/rules/read-csv.ts'
import { guessColumns, readColumns, type Start } from './columns.ts'

const sheet = sheets.exchange
const row = (key: string, buying: string, middle: string, selling: string): BoardRow => ({
  key,
  name: { en: key },
  group: null,
  unit: null,
  text: null,
  live: { id: key, figures: { buying, middle, selling }, at: '2026-11-22T06:00:00Z' },
  yesterday: null,
  scheduled: [],
  waiting: [],
  drafts: [],
})
const rows = [
  row('USD', '1734', '1742.50', '1751'),
  row('GBP', '2211', '2241', '2271'),
  row('EUR', '1900', '1925', '1950'),
  row('ZAR', '94', '95', '96'),
  row('JPY', '11.23', '11.56', '11.90'),
]
const limits = { change: '5', spread: '10' }

function read(text: string, at: Start | null = { key: 'USD', field: 'buying' }) {
  const table = readCsv(text)
  if (!table.ok) throw new Error(table.why)
  const columns = guessColumns(table.rows, { sheet, rows, limits, at })
  const outcome = readColumns(table.rows, columns, { sheet, rows, at })
  return {
    ...outcome,
    columns,
    isCertain: columns.certain && outcome.problems.length === 0,
    filled: outcome.cells.map(({ key, field, text: figure }) => `${key} ${field} ${figure}`),
    wrong: outcome.problems.map(
      ({ line, column, text: cell, error }) => `${line} ${column} ${cell} ${error}`,
    ),
  }
}

describe('fills the grid at once', () => {
  test.each([
    [
      'figures alone',
      '2212\t2272\n1901\t1951\n',
      { key: 'GBP', field: 'buying' },
      ['GBP buying 2212', 'GBP selling 2272', 'EUR buying 1901', 'EUR selling 1951'],
    ],
    [
      'one column of figures',
      '1750\n2270\n',
      { key: 'USD', field: 'selling' },
      ['USD selling 1750', 'GBP selling 2270'],
    ],
    [
      'codes in another order',
      'EUR\t1901\t1951\nUSD\t1735\t1752\n',
      undefined,
      ['EUR buying 1901', 'EUR selling 1951', 'USD buying 1735', 'USD selling 1752'],
    ],
    [
      'all three figures',
      'USD\t1735\t1752\t1743.50\n',
      undefined,
      ['USD buying 1735', 'USD selling 1752', 'USD middle 1743.50'],
    ],
    [
      'names between codes and figures',
      'USD\tUS dollar\t1735\t1752\n',
      undefined,
      ['USD buying 1735', 'USD selling 1752'],
    ],
    [
      'names before codes',
      'Euro\tEUR\t1901\t1951\nUS dollar\tUSD\t1735\t1752\n',
      undefined,
      ['EUR buying 1901', 'EUR selling 1951', 'USD buying 1735', 'USD selling 1752'],
    ],
    [
      'headings in another order',
      'Selling\tName\tCURRENCY\tBuying\n1951\tEuro\tEUR\t1901\n',
      undefined,
      ['EUR selling 1951', 'EUR buying 1901'],
    ],
    [
      'headings above a move beyond the limit',
      'currency\tbuying\tselling\nEUR\t2,100.00\t2,200.00\n',
      undefined,
      ['EUR buying 2100.00', 'EUR selling 2200.00'],
    ],
    ['codes under no heading', '\tSelling\nEUR\t1951\n', undefined, ['EUR selling 1951']],
    ['quoted cells', '"USD"\t"1,735.00"\t"1752"\n', undefined, ['USD buying 1735.00', 'USD selling 1752']],
    [
      'thousands beside decimals',
      'USD\t1,735\t1,752.50\n',
      undefined,
      ['USD buying 1735', 'USD selling 1752.50'],
    ],
    [
      'thousands with spaces',
      'USD\t1 735.00\t1 752.00\n',
      undefined,
      ['USD buying 1735.00', 'USD selling 1752.00'],
    ],
  ])('%s', (_, text, at, filled) => {
    const outcome = read(text, at)
    expect([outcome.isCertain, outcome.filled]).toEqual([true, filled])
  })

  test.each([
    'USD/MWK',
    'usd / mwk',
    'USD US dollar',
    'US dollar (USD)',
    '“USD/MWK”',
    "'usd'",
    'US Dollars',
    'Dollar',
  ])('the currency is called %s', (code) =>
    expect(read(`${code}\t1735\t1752\n`).filled).toEqual(['USD buying 1735', 'USD selling 1752']),
  )
})

describe('asks what the columns hold', () => {
  test.each([
    ['yesterday and today', 'USD\t1734.00\t1741.00\t1751.00\t1758.00\n'],
    ['a serial number', '1\tUSD\t1735.00\t1752.00\n'],
    ['a unit', 'JPY\t100\t1123.00\t1190.00\n'],
    ['a unit and one figure', 'JPY\t100\t1123.00\n'],
    ['a day', 'USD\t2026-11-23\t1735.00\t1752.00\n'],
    ['more figures than columns to the right', '1735\t1752\n'],
    ['other headings', 'Currency\tWe buy\tWe sell\nUSD\t1735.00\t1752.00\n'],
    ['the same heading twice', 'currency\tbuying\tbuying\nUSD\t1735.00\t1752.00\n'],
    ['decimal commas', 'USD\t1735,50\t1752,00\n'],
    ['a comma that may be either', 'USD\t1,735\t1,752\n'],
    ['a move beyond the limit', 'USD\t2735\t2752\n'],
    ['no figures', 'USD\tabc\n'],
  ])('%s', (name, text) => {
    const at = name.startsWith('more') ? { key: 'USD', field: 'middle' } : undefined
    expect(read(text, at).isCertain).toBe(false)
  })

  test('a file without codes', () => expect(read('1735,1752\n', null).isCertain).toBe(false))

  test('other headings are guessed', () => {
    expect(read('Currency\tTT Buy\tTT Sell\tMid\nUSD\t1735\t1752\t1743\n').columns.uses).toEqual([
      'currency',
      'buying',
      'selling',
      'middle',
    ])
  })

  test('decimal commas are read where all figures have them', () => {
    const outcome = read('Code;Buying Rate;Selling Rate\nUSD;1.735,50;1752,5\nEUR;1901,00;1951\n')
    expect(outcome.columns.format).toBe('comma')
    expect(outcome.filled).toEqual([
      'USD buying 1735.50',
      'USD selling 1752.5',
      'EUR buying 1901.00',
      'EUR selling 1951',
    ])
  })

  test('an ambiguous comma is a problem until its meaning is chosen', () => {
    const table = [{ line: 1, cells: ['USD', '1,735', '1,752'] }]
    const columns = guessColumns(table, { sheet, rows, limits, at: null })
    const read = (format: 'point' | 'comma' | null) =>
      readColumns(table, { ...columns, format }, { sheet, rows, at: null })
    expect(read(null).problems.map(({ error }) => error)).toEqual(['has_commas', 'has_commas'])
    expect(read('point').cells.map(({ text }) => text)).toEqual(['1735', '1752'])
    expect(read('comma').cells.map(({ text }) => text)).toEqual(['1.735', '1.752'])
  })
})

describe('names problems by line', () => {
  test.each([
    ['a word for a figure', 'Currency\tBuying\tSelling\nUSD\tn/a\t1752\n', ['2 buying n/a not_a_figure']],
    ['an unknown code', 'USD\t1735\nXXX\t1735\n', ['2 currency XXX unknown']],
    ['a code twice', 'USD\t1735\nEUR\t1901\nusd\t1736\n', ['3 currency usd twice']],
    ['a line without a code', 'Currency\tBuying\nUSD\t1735\n\t3\n', ['3 currency  unknown']],
  ])('%s', (_, text, wrong) => {
    const outcome = read(text)
    expect([outcome.isCertain, outcome.wrong]).toEqual([false, wrong])
  })

  test.each(['MWK/USD', 'USD/EUR', 'USD/XAU', 'USD 100', 'USDX', 'Kwacha', 'Canadian dollar'])(
    '%s is no row',
    (code) =>
      expect(read(`EUR\t1901\t1951\n${code}\t1735\t1752\n`).wrong).toEqual([`2 currency ${code} unknown`]),
  )
})

test('counts the lines below the last row', () => {
  expect(read('94\n11\n3\n', { key: 'ZAR', field: 'buying' })).toMatchObject({ rows: 2, left: 1 })
})
