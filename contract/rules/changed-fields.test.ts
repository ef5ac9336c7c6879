import { expect, test } from 'vitest'
import { changedFields, saysTheSame } from './changed-fields.ts'

test('the order of keys does not count, and what is absent, null or empty says the same', () => {
  expect(saysTheSame({ en: 'a', ny: 'b' }, { ny: 'b', en: 'a' })).toBe(true)
  expect(saysTheSame({ en: 'a', ny: '' }, { en: 'a' })).toBe(true)
  expect(saysTheSame(null, undefined)).toBe(true)
  expect(saysTheSame('', null)).toBe(true)
  expect(saysTheSame([{ at: 1, to: null }], [{ at: 1 }])).toBe(true)
})

test('what a reader would see as another value differs', () => {
  for (const [a, b] of [
    [0, null],
    [false, null],
    ['1', 1],
    [
      [1, 2],
      [2, 1],
    ],
    [['a', ''], ['a']],
    [{ en: 'a' }, { en: 'b' }],
  ])
    expect(saysTheSame(a, b)).toBe(false)
})

test('changed fields are named once each, those of the newer body first', () => {
  expect(changedFields({ gone: 1, same: 'x', text: 'a' }, { text: 'b', same: 'x', added: true })).toEqual([
    'text',
    'added',
    'gone',
  ])
})
