import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time.ts'

const words = (n: number) => Array.from({ length: n }, (_, at) => `word${at}`)

test('200 words are a minute, each minute begun counts, and no text is 1', () => {
  expect(['', '<p></p>', words(1).join(' '), words(200).join('\n')].map(readingMinutes)).toEqual([1, 1, 1, 1])
  expect([201, 400, 401].map((n) => readingMinutes(words(n).join('\t')))).toEqual([2, 2, 3])
})

test('tags are no words and stand between words; a sign for less is one', () => {
  const marked = words(200).map((word) => `<p class="a b c">${word}</p>`)
  expect(readingMinutes(marked.join(''))).toBe(1)
  expect(readingMinutes(`${marked.join('')}one`)).toBe(2)
  expect(readingMinutes(`${marked.join('')}<br/>\u00A0\u2028`)).toBe(1)
  expect(readingMinutes(`${words(199).join(' ')} <`)).toBe(1)
  expect(readingMinutes(`${words(200).join(' ')} < `)).toBe(2)
})
