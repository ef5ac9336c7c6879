import fc from 'fast-check'
import { expect, test } from 'vitest'
import { utf8Of } from './utf8.ts'

test('a long text is written as a short one is, half a character too', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('MK’000 ', 'ŵ', '😀', '\ud83d', '\ude00'),
  )
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 20 }), (pieces) => {
      const piecesOnce = pieces.join('').padEnd(1, 'a')
      const text = piecesOnce.repeat(Math.ceil(10_000 / piecesOnce.length))
      expect(utf8Of(text).equals(Buffer.from(text))).toBe(true)
    }),
    { numRuns: 50 },
  )
  expect(utf8Of('').length).toBe(0)
})
