import { expect, test } from 'vitest'
import { wordChanges } from './word-changes.ts'

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
  expect(wordChanges('', 'New words')).toEqual([{ text: 'New words', is: 'added' }])
  expect(wordChanges('', '')).toEqual([])
})
