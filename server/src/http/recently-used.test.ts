import { expect, test } from 'vitest'
import { RecentlyUsed } from './recently-used.ts'

test('what was not used for longest goes first', () => {
  const kept = new RecentlyUsed<string, number>(2)
  kept.set('a', 1)
  kept.set('b', 2)
  expect(kept.get('a')).toBe(1)
  kept.set('c', 3)
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([1, undefined, 3])
})

test('the limit is of all weights together, and a value that takes the place of another counts once', () => {
  const kept = new RecentlyUsed<string, string>(10, (key, value) => key.length + value.length)
  kept.set('a', 'xxxx')
  kept.set('a', 'xxxxx')
  kept.set('b', 'xx')
  expect(kept.size).toBe(2)
  kept.set('c', 'x')
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([undefined, 'xx', 'x'])
})

test('what alone is too much is not kept', () => {
  const kept = new RecentlyUsed<string, string>(3, (_, value) => value.length)
  kept.set('a', 'xxxx')
  expect(kept.size).toBe(0)
})
