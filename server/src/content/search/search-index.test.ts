import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import type { SearchEntry, SearchGroup } from '#contract/search.ts'
import { SearchIndex } from './search-index.ts'

let index: SearchIndex
let n = 0
beforeEach(() => {
  index = new SearchIndex()
  n = 0
})

type Said = {
  en: string
  ny?: string
  names?: string
  summary?: string
  more?: string
  group?: SearchGroup
  at?: string
}
function put({ en, ny, names = '', summary = '', more = '', group = 'pages', at = '' }: Said): SearchEntry {
  const rest = { names, summary, more }
  const entry: SearchEntry = {
    id: String(n++),
    group,
    to: `/${n}`,
    brand: null,
    en: { title: en, ...rest },
    ny: { title: ny ?? en, ...rest },
    untranslated: ny === undefined,
    at,
  }
  index.put(entry)
  return entry
}

const titles = (text: string, lang: 'en' | 'ny' = 'en', most = 50) =>
  index.find({ text, most }, lang).groups.flatMap(({ hits }) => hits.map(({ title }) => title))

test.each([
  ['savings account', 'the very words'],
  ['SAVINGS  Account', 'case and spacing'],
  ['savings accont', 'a letter missing'],
  ['savngs acount', 'a letter missing in each'],
  ['savigns account', 'two letters exchanged'],
  ['savimgs account', 'another letter'],
  ['savings acccount', 'a letter too many'],
  ['sav acc', 'the beginnings of the words'],
  ['saving accounts', 'the other number'],
  ['savingz acco', 'a slip and a beginning'],
  ['how do I open a savings account', 'words that tell nothing'],
])('%j finds the savings account (%s)', (text) => {
  put({ en: 'Savings account', ny: 'Akaunti yosungira ndalama', more: 'open it' })
  put({ en: 'Current account', ny: 'Akaunti ya kalenti' })
  put({ en: 'Loans', ny: 'Ngongole' })
  expect(titles(text)[0]).toBe('Savings account')
})

test.each([
  ['monkeybay', 'Monkey Bay'],
  ['MonkeyBay', 'Monkey Bay'],
  ['oneclick', 'One Click: internet banking for all'],
  ['oneclic', 'One Click: internet banking for all'],
  ['internetbanking', 'One Click: internet banking for all'],
  ['oneclick internet', 'One Click: internet banking for all'],
  ['area25', 'Area 25'],
  ['wheredoicomplain', 'Where do I complain?'],
  ['akauntiyamsika', 'Market account'],
])('a name that is written together finds its item: %s', (text, title) => {
  put({ en: 'Monkey Bay' })
  put({ en: 'One Click: internet banking for all' })
  put({ en: 'A monkey, and how it left the bay', summary: 'One day somebody may click; bay area 25 banking' })
  put({ en: 'Area 25' })
  put({ en: 'Where do I complain?' })
  put({ en: 'Market account', ny: 'Akaunti ya m’sika' })
  expect(titles(text)).toEqual([title])
})

test('the item of that name comes before one that only mentions it', () => {
  put({ en: 'Can I leave the education fund?', group: 'faqs', at: '2026-02-01' })
  put({ en: 'Education Fund', at: '2026-01-01' })
  expect(titles('educationfund')[0]).toBe('Education Fund')
})

test('accents and apostrophes are neither needed nor in the way', () => {
  put({ en: 'Mŵanza', ny: 'Mŵanza' })
  put({ en: 'Livestock', ny: 'Ng’ombe za m’misika' })
  for (const text of ['mwanza', 'Mŵanza', 'MWANZA', 'mwnaza']) expect(titles(text)).toEqual(['Mŵanza'])
  for (const text of ['ngombe', "ng'ombe", 'ng’ombe', 'misika', 'm’misika'])
    expect(titles(text)).toEqual(['Livestock'])
})

test('both languages find it, and it is shown in the reader’s', () => {
  put({ en: 'Loans', ny: 'Ngongole' })
  expect(titles('ngongole', 'en')).toEqual(['Loans'])
  expect(titles('loan', 'ny')).toEqual(['Ngongole'])
  put({ en: 'Zikalata', ny: 'Zikalata' })
  expect(titles('chikalata')).toEqual(['Zikalata'])
})

test('an English text that stands in for a Chichewa one is marked as such', () => {
  put({ en: 'Only English' })
  expect(index.find({ text: 'english', most: 5 }, 'ny').groups[0]?.hits[0]).toMatchObject({
    lang: 'en',
    title: 'Only English',
  })
})

test('a title says more than a text, the very word more than its beginning, a short title more than a long one', () => {
  put({ en: 'Something else', more: 'cards cards cards' })
  put({ en: 'Cards and many other things that one may carry' })
  put({ en: 'Cardsharp' })
  put({ en: 'Cards' })
  expect(titles('cards')).toEqual([
    'Cards',
    'Cards and many other things that one may carry',
    'Cardsharp',
    'Something else',
  ])
})

test('of equals the newer comes first', () => {
  put({ en: 'Report', at: '2024-01-01' })
  put({ en: 'Report', at: '2026-01-01' })
  put({ en: 'Report', at: '2025-01-01' })
  const [group] = index.find({ text: 'report', most: 5 }, 'en').groups
  expect(group?.hits.map(({ id }) => id)).toEqual(['1', '2', '0'])
})

test('where nothing has all the words, what has most of them is shown and said', () => {
  put({ en: 'Lilongwe branch' })
  put({ en: 'Blantyre branch' })
  const found = index.find({ text: 'lilongwe branch helicopter', most: 5 }, 'en')
  expect(found.partial).toBe(true)
  expect(found.groups.flatMap(({ hits }) => hits.map(({ title }) => title))).toEqual(['Lilongwe branch'])
})

test('groups: the one with the best hit first, each with its whole number; one alone by pages', () => {
  for (let i = 0; i < 30; i++) put({ en: `News of the bank ${i}`, group: 'news' })
  put({ en: 'Bank', group: 'products' })
  const found = index.find({ text: 'bank', most: 5, each: true }, 'en')
  expect(found.total).toBe(31)
  expect(found.groups.map(({ group, total, hits }) => [group, total, hits.length])).toEqual([
    ['products', 1, 1],
    ['news', 30, 5],
  ])
  const pages = [0, 20].map(
    (skip) => index.find({ text: 'bank', group: 'news', most: 20, skip }, 'en').groups[0],
  )
  expect(pages.map((page) => page?.hits.length)).toEqual([20, 10])
  expect(new Set(pages.flatMap((page) => page?.hits.map(({ id }) => id))).size).toBe(30)
  const few = index.find({ text: 'bank', most: 3 }, 'en')
  expect(few.groups.flatMap(({ hits }) => hits)).toHaveLength(3)
})

test('a number with a slip is another number', () => {
  put({ en: 'Dial *525#' })
  expect(titles('525')).toEqual(['Dial *525#'])
  expect(titles('*525#')).toEqual(['Dial *525#'])
  expect(titles('535')).toEqual([])
})

test('what is replaced or taken out is found no more, however often', () => {
  const kept = put({ en: 'Constant' })
  const entry = put({ en: 'Version 0' })
  for (let i = 1; i <= 3000; i++) index.put({ ...entry, en: { ...entry.en, title: `Version ${i}` } })
  expect(index.size).toBe(2)
  expect(titles('version')).toEqual(['Version 3000'])
  expect(titles('2999')).toEqual([])
  index.remove(entry.id)
  index.remove('never there')
  expect(titles('version')).toEqual([])
  expect(titles('constant')).toEqual([kept.en.title])
  index.clear()
  expect(titles('constant')).toEqual([])
})

test('any text is answered, with no more than asked for and nothing twice', () => {
  for (let i = 0; i < 200; i++)
    put({ en: `Entry ${i} of the bank`, group: i % 2 ? 'faqs' : 'news', more: 'savings loans cards' })
  const hostile = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.stringMatching(/^[.*+?^${}()|[\]\\/a-c]{0,40}$/),
    fc.constantFrom(
      'constructor __proto__ toString',
      'a'.repeat(10_000),
      '\0',
      '\uD800',
      'e\u0301'.repeat(500),
    ),
  )
  fc.assert(
    fc.property(hostile, fc.integer({ min: 1, max: 50 }), (text, most) => {
      const hits = index.find({ text, most }, 'ny').groups.flatMap((group) => group.hits)
      expect(hits.length).toBeLessThanOrEqual(most)
      expect(new Set(hits.map(({ id }) => id)).size).toBe(hits.length)
    }),
    { numRuns: 2000 },
  )
})

const same = (word: string, ...others: string[]) => index.synonyms.put(word, { word, same: others })

test('what is asked by one word is found by others that mean the same, in either direction', () => {
  put({ en: 'Exchange rates', ny: 'Mitengo ya ndalama zakunja' })
  put({ en: 'Machines of ours', summary: 'Each cash machine, day and night' })
  same('forex', 'exchange rates', 'ndalama zakunja')
  same('atm', 'cash machine')
  expect(titles('forex')).toEqual(['Exchange rates'])
  expect(titles('forex today')).toEqual(['Exchange rates'])
  expect(titles('atm')).toEqual(['Machines of ours'])
  put({ en: 'ATM cards' })
  expect(titles('cash machine').toSorted()).toEqual(['ATM cards', 'Machines of ours'])
})

test('who says the word itself comes before who says what means the same', () => {
  put({ en: 'Credit' })
  put({ en: 'Something else', summary: 'about a loan' })
  same('loan', 'credit')
  put({ en: 'Loan' })
  expect(titles('loan')[0]).toBe('Loan')
  expect(titles('credit')[0]).toBe('Credit')
  expect(titles('loan')).toContain('Credit')
})

test('a phrase counts as a whole, and a synonym of a synonym not at all', () => {
  put({ en: 'Cash on the table' })
  put({ en: 'Third' })
  same('atm', 'cash machine')
  same('first', 'second')
  same('second', 'third')
  expect(titles('atm')).toEqual([])
  expect(titles('first')).toEqual([])
  same('third', 'first')
  expect(titles('first')).toEqual(['Third'])
})

test('a row that is taken out means nothing more, and many rows of one word stay bounded', () => {
  put({ en: 'Exchange rates' })
  same('forex', 'exchange rates')
  index.synonyms.put('forex', null)
  expect(titles('forex')).toEqual([])
  for (let row = 0; row < 50; row++)
    index.synonyms.put(`row ${row}`, { word: 'many', same: [`word${row}`, `other${row}`] })
  expect(index.synonyms.formsOf(['many', 'others'])).toHaveLength(20)
})

test('a word that stands there is not taken for the beginning of another without its class', () => {
  put({ en: 'Chirunga', summary: 'mumsewu wa ku koleji' })
  put({ en: 'Instaloans', more: 'Palibe chikole' })
  put({ en: 'Akaunti ya kalenti' })
  expect(titles('chikole')).toEqual(['Instaloans'])
  // Nor is one that stands there in another form lost.
  put({ en: 'Maakaunti onse' })
  expect(titles('maakaunti')).toEqual(['Maakaunti onse', 'Akaunti ya kalenti'])
})

test('the word itself comes before a form of another word', () => {
  put({ en: 'Fixed plan', ny: 'Pulani ya nthawi' })
  put({ en: 'Rates', summary: 'pula' })
  expect(titles('pula')[0]).toBe('Rates')
})

test('a synonym comes before a form of another word', () => {
  put({ en: 'Fixed plan', ny: 'Pulani ya nthawi' })
  put({ en: 'Exchange rates' })
  index.synonyms.put('row', { word: 'exchange rates', same: ['pula'] })
  expect(titles('pula')[0]).toBe('Exchange rates')
})
