import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bitsIn, lettersOf, slips } from './slips.ts'

/** The textbook's table, as a second opinion. */
function plain(a: string, b: string): number {
  const d = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : i && j === 0 ? i : 0)),
  )
  const at = (i: number, j: number) => d[i]?.[j] ?? Number.NaN
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      let cost = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, at(i - 2, j - 2) + 1)
      const row = d[i]
      if (row) row[j] = cost
    }
  return at(a.length, b.length)
}

const word = fc.stringMatching(/^[abc]{0,9}$/)

test('slips are counted as the textbook does, up to the most', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
      expect(slips(a, b, most)).toBe(Math.min(plain(a, b), most + 1))
    }),
    { numRuns: 5000 },
  )
})

test('an open end is measured by the best beginning', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 2 }), (a, b, most) => {
      const best = Math.min(...Array.from({ length: b.length + 1 }, (_, end) => plain(a, b.slice(0, end))))
      expect(slips(a, b, most, true)).toBe(Math.min(best, most + 1))
    }),
    { numRuns: 5000 },
  )
})

test('words within the most are never passed over by their letters', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,9}$/), fc.stringMatching(/^[a-z]{1,9}$/), (a, b) => {
      expect(bitsIn(lettersOf(a) ^ lettersOf(b))).toBeLessThanOrEqual(2 * plain(a, b))
    }),
    { numRuns: 5000 },
  )
})
