import { expect, test } from 'vitest'
import { searchWords, tooShort } from './search-words.ts'

test.each([
  ['Savings Account', ['savings', 'account']],
  ['  SAVINGS   savings ', ['savings']],
  ['Mŵanza', ['mwanza']],
  ["ng’ombe ng'ombe ngʼombe", ['ngombe']],
  ['m’misika', ['mmisika', 'misika']],
  ['*525#', ['525']],
  ['Repo (REPO): 91-day', ['repo', '91', 'day']],
  ['', []],
  ['.*+?^${}()|[]\\', []],
  ['\0', []],
])('%j', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})

test.each([
  ['', true],
  ['a', true],
  ['?!', true],
  ['a b', false],
  ['kw', false],
  ['5', true],
])('%j is too short: %s', (text, short) => {
  expect(tooShort(text)).toBe(short)
})
