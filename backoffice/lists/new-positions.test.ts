import { expect, test } from 'vitest'
import { newPositions } from './new-positions.ts'

const items = (...positions: (number | undefined)[]) =>
  positions.map((position, index) => ({ id: String(index), position }))

test('only what was moved gets another position', () => {
  expect(newPositions(items(1, 2, 5))).toEqual([])
  const [a, b, c] = items(5, 1, 2)
  expect(newPositions([a, b, c].filter((one) => one !== undefined))).toEqual([
    { item: a, position: 1 },
    { item: b, position: 2 },
    { item: c, position: 5 },
  ])
  expect(newPositions(items(2, 1, 5)).map(({ position }) => position)).toEqual([1, 2])
})

test('where two share a position, or one has none, all are numbered', () => {
  expect(newPositions(items(1, 1, 3)).map(({ position }) => position)).toEqual([2])
  expect(newPositions(items(undefined, 2)).map(({ position }) => position)).toEqual([1])
})
