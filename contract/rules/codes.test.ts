import { expect, test } from 'vitest'
import { isCompleteCode, normaliseCode } from './codes.ts'

test.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['123-456', '123456'],
  ['123\u00a0456', '123456'],
  ['12–34—56', '123456'],
  ['', ''],
])('%j is read as %j', (typed, code) => {
  expect(normaliseCode(typed)).toBe(code)
})

test('exactly six characters are complete', () => {
  expect(['12345', '123 456', '1234567', '------', 'abcdef'].map(isCompleteCode)).toEqual([
    false,
    true,
    false,
    false,
    true,
  ])
})
