import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SearchEntry } from '#contract/search.ts'
import { SearchIndex } from './search-index.ts'
import { WordThread } from './word-thread.ts'

const entryOf = (id: number, [en = '', ny = '', more = '']: readonly string[]): SearchEntry => ({
  id: String(id),
  group: 'news',
  to: `/${id}`,
  brand: null,
  en: { title: en, names: '', summary: '', more },
  ny: { title: ny, names: more, summary: en, more: '' },
  untranslated: ny === '',
  at: '',
})
const found = (index: SearchIndex, text: string) => index.find({ text, most: 50 }, 'en')

const word = fc.oneof(
  fc.constantFrom(
    'Ngongole',
    'm’misika',
    "zing'ono",
    'Ŵanthu',
    'accounts',
    'maakaunti',
    'kutsegula',
    '525',
    '😀',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.stringMatching(/^[a-z]{1,8}$/),
)
const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '))
const texts = fc.array(fc.tuple(text, text, text), { maxLength: 30 })

/** Compares an index built partly in a thread with one built here, for random texts and questions. */
const expectSameResults = (numRuns: number) =>
  fc.assert(
    fc.asyncProperty(texts, texts, texts, async (...given) => {
      const [first, many, last] = given.map((some, at) => some.map((one, n) => entryOf(at * 100 + n, one)))
      const [here, beside] = [new SearchIndex(), new SearchIndex()]
      for (const entry of [...(first ?? []), ...(many ?? [])]) here.put(entry)
      for (const entry of first ?? []) beside.put(entry)
      const thread = beside.openThread()
      try {
        for (let at = 0; at < (many?.length ?? 0); at += 4)
          await beside.putBy(thread, many?.slice(at, at + 4) ?? [])
        await thread.finish()
      } finally {
        await thread.stop()
      }
      for (const index of [here, beside]) {
        index.settle()
        for (const entry of last ?? []) index.put(entry)
        index.remove('100')
      }
      expect(beside.size).toBe(here.size)
      const asked = given.flat(2).flatMap((one) => one.split(' '))
      for (const question of new Set([...asked, 'acounts', 'ngongle', 'ba']))
        expect(found(beside, question)).toEqual(found(here, question))
    }),
    { numRuns },
  )

test('an index built in a thread finds the same as one built here', () => expectSameResults(5))

test('an index built in a thread finds the same as one built here: 25 runs', { tags: ['length'] }, () =>
  expectSameResults(25),
)

test('what a thread still reads is not found yet, and what it has read is', async () => {
  const index = new SearchIndex()
  index.put(entryOf(1, ['Loans']))
  const thread = index.openThread()
  try {
    await index.putBy(thread, [entryOf(2, ['Cards'])])
    expect(found(index, 'loans').total).toBe(1)
    await thread.finish()
    expect(found(index, 'cards').total).toBe(1)
  } finally {
    await thread.stop()
  }
})

test('more is asked of a thread than may wait for it: all is read, in its order', async () => {
  const index = new SearchIndex()
  const thread = index.openThread()
  try {
    const lots = Array.from({ length: 60 }, (_, n) => [entryOf(n, [`Report ${n}`])])
    await Promise.all(lots.map((lot) => index.putBy(thread, lot)))
    await thread.finish()
    expect(found(index, 'report').total).toBe(60)
    expect(found(index, '59').groups[0]?.hits.map(({ title }) => title)).toEqual(['Report 59'])
  } finally {
    await thread.stop()
  }
})

test('what was read and cannot be taken is told to whoever waits for the thread', async () => {
  const thread = new WordThread([], () => {
    throw new RangeError('no room')
  })
  try {
    await thread.read([{ number: 0, texts: [] }])
    await expect(thread.finish()).rejects.toThrow('no room')
  } finally {
    await thread.stop()
  }
})

test('a thread that fails says so to whoever waits for it', async () => {
  const index = new SearchIndex()
  const thread = index.openThread()
  try {
    const broken = { number: 0, texts: null } as never // what no caller gives
    const reading = thread.read([broken]).then(() => thread.finish())
    await expect(reading).rejects.toThrow(TypeError)
    await expect(thread.finish()).rejects.toThrow(TypeError)
  } finally {
    await thread.stop()
  }
})
