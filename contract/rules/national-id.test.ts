import { expect, test } from 'vitest'
import { nationalId } from './national-id.ts'

test.each([
  ['MW8G9R70', 'MW8G9R70'],
  [' mw8g-9r70 ', 'MW8G9R70'],
  ['12345678', '12345678'],
  ['\u202aMW8G\u20119R70\u202c', 'MW8G9R70'],
  ['１２３４５６７８', '12345678'],
])('%s is %s', (typed, id) => {
  expect(nationalId(typed)).toBe(id)
})

test.each(['', 'MW8G9R7', 'MW8G9R700', 'ABCDEFGH', 'MW8G9R7!', 'МW8G9R70', ' '.repeat(1000)])(
  '%s is none',
  (typed) => {
    expect(nationalId(typed)).toBeNull()
  },
)
