import { expect, test } from 'vitest'
import { draw, nearest, type ChartPoint } from './geometry.ts'

const day = (n: number, buying: string, selling: string): ChartPoint => ({
  at: `2026-11-${String(n).padStart(2, '0')}T06:00:00Z`,
  buying,
  selling,
})

test('a move of 0.11 % is drawn as a small one, wherever the rates stand', () => {
  for (const scale of [1, 100, 0.01]) {
    const rate = (value: number) => String(value * scale)
    const { points } = draw([day(1, rate(17.3), rate(17.35)), day(2, rate(17.281), rate(17.331))])
    const [before, after] = points
    const moved = Math.abs((after?.selling ?? 0) - (before?.selling ?? 0))
    expect(moved).toBeGreaterThan(0)
    expect(moved).toBeLessThan(5)
  }
})

test('a large move fills the drawing and stays within it, buying always below selling', () => {
  const { points, ticks } = draw([day(1, '1000', '1100'), day(4, '1500', '1600'), day(9, '900', '990')])
  for (const { x, buying, selling } of points) {
    for (const place of [x, buying, selling]) expect(place).toBeGreaterThanOrEqual(0)
    for (const place of [x, buying, selling]) expect(place).toBeLessThanOrEqual(100)
    expect(buying).toBeGreaterThan(selling)
  }
  // By time, not by number.
  expect(points.map(({ x }) => x)).toEqual([0, 37.5, 100])
  expect(ticks.map(({ label }) => label)).toEqual(['1,000', '1,200', '1,400', '1,600'])
})

test('ticks are round values that a reader can tell apart', () => {
  expect(draw([day(1, '11.05', '11.35'), day(2, '11.06', '11.36')]).ticks.map(({ label }) => label)).toEqual([
    '11.1',
    '11.2',
    '11.3',
  ])
  const flat = draw([day(1, '0.0512', '0.0512')])
  expect(flat.points.map(({ x, selling }) => [x, Math.round(selling)])).toEqual([[0, 50]])
  expect(flat.ticks.length).toBeGreaterThan(1)
  expect(new Set(flat.ticks.map(({ label }) => label)).size).toBe(flat.ticks.length)
})

test('a touch finds the nearest day', () => {
  const { points } = draw([day(1, '1', '2'), day(2, '1', '2'), day(11, '1', '2')])
  expect([0, 4, 6, 50, 60, 140].map((x) => nearest(points, x))).toEqual([0, 0, 1, 1, 2, 2])
})
