import { expect, test } from 'vitest'
import { delaysOf } from './delays.ts'

const sent = new Map([
  ['a', 100],
  ['b', 200],
])

test('each change is told by its own id, whatever the order in which they are heard', () => {
  const heard = [
    new Map([
      ['b', 205],
      ['a', 210],
    ]),
    new Map([['a', 130]]),
  ]
  expect(delaysOf(sent, heard)).toEqual({ median: 30, p99: 110, worst: 110, missed: 1, count: 4 })
})

test('a figure that cannot be is refused', () => {
  expect(() => delaysOf(sent, [new Map([['a', 99]])])).toThrow(/before it was sent/)
})
