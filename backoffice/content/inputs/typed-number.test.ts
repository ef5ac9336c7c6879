import { expect, test } from 'vitest'
import { typedNumber } from './typed-number.ts'

test.each([
  ['-13.9626', -13.9626],
  ['\u221213.9626', -13.9626],
  ['\u202d35.7741\u202c', 35.7741],
  ['\uff11\uff15', 15],
  ['\u00a015 ', 15],
  ['1,000', 1000],
  ['0x10', '0x10'],
  ['\u200b', ''],
  ['-', '-'],
  ['fifteen', 'fifteen'],
])('reads %j as %j', (text, number) => {
  expect(typedNumber(text)).toBe(number)
})
