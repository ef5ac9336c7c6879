import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordsInOrder } from '#contract/rules/search-words.ts'
import { WordNumbers } from './word-numbers.ts'

const wordsRead = (numbers: WordNumbers, text: string): string[] => {
  const found: string[] = []
  numbers.each(text, (number) => found.push(numbers.word(number)))
  return found
}

test('a text has the words that a question of the same letters has', () => {
  const numbers = new WordNumbers()
  const parts = [
    'Ngongole',
    'm’misika',
    "zing'ono",
    'ŵ',
    'Ŵa',
    'e\u0301',
    '½',
    'ﬁ',
    ' ',
    ', ',
    '—',
    '\u00a0',
    '2 %',
    '`',
    '😀',
    'Αθήνα',
    '\u0301',
    '0',
  ]
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...parts), fc.string({ unit: 'binary' }), fc.string())),
      (texts) => {
        // The small form of this Greek letter depends on what comes after its word.
        const text = texts.join('').replaceAll('Σ', '')
        expect(wordsRead(numbers, text)).toEqual(wordsInOrder(text))
      },
    ),
    { numRuns: 2000 },
  )
})

test('a word keeps its number however many come after it, and a word that never came has none', () => {
  const numbers = new WordNumbers()
  const words = Array.from({ length: 20_000 }, (_, at) => `w${at.toString(36)}`)
  for (const word of words) numbers.of(word)
  expect(numbers.size).toBe(words.length)
  expect(words.filter((word, at) => numbers.get(word) !== at || numbers.of(word) !== at)).toEqual([])
  expect(numbers.from(19_998)).toEqual(words.slice(19_998))
  expect([numbers.get('nothing'), numbers.get('')]).toEqual([undefined, undefined])
  const other = new WordNumbers()
  other.of('w1')
  other.learn(words)
  expect([other.of('w1'), other.of('w0'), other.of('w2'), other.size]).toEqual([0, 1, 2, words.length])
  numbers.clear()
  expect([numbers.size, numbers.get('w0'), numbers.of('w1')]).toEqual([0, undefined, 0])
})
