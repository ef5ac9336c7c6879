import { expect, test } from 'vitest'
import { wordChanges } from './word-changes.ts'

const side = (before: string, after: string, left: 'removed' | 'added') =>
  wordChanges(before, after)
    .filter(({ is }) => is !== left)
    .map(({ text }) => text)
    .join('')

test('nothing of either text is lost', () => {
  const before = 'One two  three\nfour five'
  const after = 'One 2  drei five six'
  expect(side(before, after, 'added')).toBe(before)
  expect(side(before, after, 'removed')).toBe(after)
})

test('figures, dates and links are compared whole', () => {
  expect(wordChanges('32.2', '21.9')).toEqual([
    { text: '32.2', is: 'removed' },
    { text: '21.9', is: 'added' },
  ])
  expect(wordChanges('We pay 3.5% a year', 'We pay 4.5% a year')).toEqual([
    { text: 'We pay ', is: 'same' },
    { text: '3.5%', is: 'removed' },
    { text: '4.5%', is: 'added' },
    { text: ' a year', is: 'same' },
  ])
  // What was written anew is read as one, not word by word.
  expect(wordChanges('Wallet, money on your number', 'A savings account with us')).toEqual([
    { text: 'Wallet, money on your number', is: 'removed' },
    { text: 'A savings account with us', is: 'added' },
  ])
  expect(wordChanges('', 'New words')).toEqual([{ text: 'New words', is: 'added' }])
  expect(wordChanges('', '')).toEqual([])
})
