import { describe, expect, it } from 'vitest'
import { firstPair, nextPair, previousPair, type CarePair } from './care-pair.ts'

const show = (pair: CarePair | null) =>
  pair?.map(({ item, active }) => (active ? String(item) : '-')).join(' ')
const walk = (count: number, steps: number, step = nextPair) => {
  let pair = firstPair(Array.from({ length: count }, (_, at) => at < 2))
  const seen = [show(pair)]
  for (let at = 0; at < steps && pair; at += 1) {
    pair = step(pair, count)
    seen.push(show(pair))
  }
  return seen
}

describe('care pair', () => {
  it('begins with the two that are marked active', () => {
    expect(show(firstPair([false, true, false, true]))).toBe('1 3')
    expect(show(firstPair([false, false, true]))).toBe('2 0')
    expect(show(firstPair([false, false]))).toBe('0 1')
    expect(firstPair([true])).toBeNull()
    expect(firstPair([])).toBeNull()
  })

  it('hides the second when both are active, then lets the next come and the other go, wrapping to the first', () => {
    expect(walk(3, 5)).toEqual(['0 1', '0 -', '- 1', '2 -', '- 0', '1 -'])
    expect(walk(2, 3)).toEqual(['0 1', '0 -', '- 1', '0 -'])
  })

  it('goes back the same way, wrapping to the last', () => {
    expect(walk(3, 3, previousPair)).toEqual(['0 1', '- 2', '1 -', '- 0'])
  })
})
