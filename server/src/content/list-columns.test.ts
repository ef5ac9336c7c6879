import { expect, test } from 'vitest'
import { sortValue, textOf } from './list-columns.ts'

test('values are ordered as people order them', () => {
  const ordered = [
    null,
    '-12.5',
    '-2',
    0,
    3,
    '9.5',
    '10',
    200,
    '1740.00',
    'Apple',
    'ápple 3',
    'Apple 12',
    'Zomba',
  ]
  const shuffled = ordered.toReversed()
  const byValue = shuffled.toSorted((a, b) => (sortValue(a) < sortValue(b) ? -1 : 1))
  expect(byValue).toEqual(ordered)
  expect(sortValue({ en: 'Head office', ny: 'Likulu' })).toBe('head office')
  expect(sortValue({ en: '', ny: 'Likulu' })).toBe('likulu')
  expect(sortValue({ width: 3 })).toBe('')
})

test('all words of a body are searched, and nothing of its tags and ids', () => {
  const body = {
    title: { en: 'Ŵater <b>bills</b>', ny: 'Madzi' },
    sections: [{ type: 'text', body: { en: '<p class="lead">Pay at a counter</p>' } }],
    file_id: 'secret-id',
    image: { id: 'other-id', alt: { en: 'A tap' } },
  }
  expect(textOf(body).split(' ').filter(Boolean)).toEqual([
    'water',
    'bills',
    'madzi',
    'text',
    'pay',
    'at',
    'a',
    'counter',
    'a',
    'tap',
  ])
})
