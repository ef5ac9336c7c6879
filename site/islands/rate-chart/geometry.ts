import { formatDecimal } from '#contract/rules/money-format.ts'

/** One rate: its instant, and the figures as decimal texts. */
export type ChartPoint = { at: string; buying: string; selling: string }

/** Places in percent of the drawing: `x` from the left, `buying` and `selling` from the top. */
export type DrawnPoint = { x: number; buying: number; selling: number }
export type Drawing = {
  points: DrawnPoint[]
  /** lines across with their value, from the top */
  ticks: { y: number; label: string }[]
}

/** The axis spans so much of the rate at least, so that a small move is drawn as one. */
const leastSpan = 0.025

/**
 * Only a drawing: floats are near enough here and nowhere else. The figures beside it are the rates' own.
 * @param points oldest first, at least one
 */
export function draw(points: readonly ChartPoint[]): Drawing {
  const values = points.flatMap(({ buying, selling }) => [Number(buying), Number(selling)])
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const middle = (low + high) / 2
  const span = Math.max((high - low) * 1.25, middle * leastSpan)
  const top = middle + span / 2
  const down = (value: number) => ((top - value) / span) * 100
  const times = points.map(({ at }) => Date.parse(at))
  const [first = 0, last = 0] = [times[0], times[times.length - 1]]
  return {
    points: points.map(({ buying, selling }, n) => ({
      x: (((times[n] ?? first) - first) / (last - first || 1)) * 100,
      buying: down(Number(buying)),
      selling: down(Number(selling)),
    })),
    ticks: ticksOf(top - span, top).map(({ value, label }) => ({ y: down(value), label })),
  }
}

/** Two to five round values within a range. */
function ticksOf(from: number, to: number): { value: number; label: string }[] {
  const least = (to - from) / 5
  const power = 10 ** Math.floor(Math.log10(least))
  const step = ([1, 2, 5].find((of) => of * power >= least) ?? 10) * power
  const places = Math.max(0, -Math.floor(Math.log10(step)))
  const ticks: { value: number; label: string }[] = []
  for (let n = Math.ceil(from / step); n * step <= to; n += 1)
    ticks.push({ value: n * step, label: formatDecimal((n * step).toFixed(places), places) })
  return ticks
}

/** The point nearest to a place, in percent from the left. */
export function nearest(points: readonly DrawnPoint[], x: number): number {
  let best = 0
  for (const [n, point] of points.entries())
    if (Math.abs(point.x - x) < Math.abs((points[best]?.x ?? 0) - x)) best = n
  return best
}
