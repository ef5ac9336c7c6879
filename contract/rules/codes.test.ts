import { expect, test } from 'vitest'
import { isCompleteCode, normaliseCode } from './codes.ts'

test.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['123-456', '123456'],
  ['123\u00a0456', '123456'],
  ['12–34—56', '123456'],
  ['\u2068123456\u2069', '123456'],
  ['\u200e123\u200b456', '123456'],
  ['#123456', '123456'],
  ['123456.', '123456'],
  ['１２３４５６', '123456'],
  ['Your code is 123456. It is valid for 10 minutes.', '123456'],
  ['123 456 is your code. Call +265 1 000 911 if you did not request it.', '123456'],
  ['Sample Bank: 123456 is your code. It is valid for 10 minutes.\n\n@bank.example #123456', '123456'],
  ['111111 or 222222', '111111or222222'],
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
