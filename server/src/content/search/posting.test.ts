import { expect, test } from 'vitest'
import { pack, Posting } from './posting.ts'

const read = (posting: Posting) => {
  const found: [number, number][] = []
  posting.each((entry, weight) => found.push([entry, Number(weight.toFixed(2))]))
  return found
}
const entries = [0, 1, 128, 129, 16_384, 16_385, 2_097_152, 16_777_215]

test('every entry comes back with its weight, near ones and far ones', () => {
  const posting = Posting.of(...entries.map((entry, at) => pack(entry, at + 1)))
  expect(posting.count).toBe(entries.length)
  expect(read(posting)).toEqual(entries.map((entry, at) => [entry, at + 1]))
  posting.trim()
  expect(read(posting)).toEqual(entries.map((entry, at) => [entry, at + 1]))
})

test('an entry that says next to nothing is still there, the heaviest weighs all it can', () => {
  expect(read(Posting.of(pack(7, 0), pack(8, 1000)))).toEqual([
    [7, 0.04],
    [8, 10.2],
  ])
})

test('what is renumbered keeps its order and weights, and more can be put behind it', () => {
  const posting = Posting.of(...entries.map((entry, at) => pack(entry, at + 1)))
  const kept = posting.renumber((entry) => (entry > 16_384 ? entry - 16_384 : undefined))
  expect(kept).toEqual([pack(1, 6), pack(2_080_768, 7), pack(16_760_831, 8)])
  posting.add(pack(16_777_000, 2))
  expect(read(posting)).toEqual([
    [1, 6],
    [2_080_768, 7],
    [16_760_831, 8],
    [16_777_000, 2],
  ])
  expect(posting.count).toBe(4)
})
