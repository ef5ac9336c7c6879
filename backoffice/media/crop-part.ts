/** A part of a picture, in whole hundredths of its width and height. */
export type Part = { x: number; y: number; width: number; height: number }
export const whole: Part = { x: 0, y: 0, width: 100, height: 100 }

/** Which edges of the part are held; none of them where all of it is. */
export type Grip = { x: 'start' | 'end' | null; y: 'start' | 'end' | null }

/** The smallest part that is a picture still. */
export const leastSize = 2

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, Math.round(value)))

/** One direction: where the part begins, and how far it goes. */
type Span = { from: number; size: number }

function dragged({ from, size }: Span, held: 'start' | 'end' | null, by: number): Span {
  if (held === null) return { from: within(from + by, 0, 100 - size), size }
  if (held === 'end') return { from, size: within(size + by, leastSize, 100 - from) }
  const moved = within(from + by, 0, from + size - leastSize)
  return { from: moved, size: size + from - moved }
}

/** The part after it was dragged by so many hundredths, held where it is held: it never leaves the picture. */
export function draggedBy(part: Part, grip: Grip, by: { x: number; y: number }): Part {
  const all = grip.x === null && grip.y === null
  const across = { from: part.x, size: part.width }
  const down = { from: part.y, size: part.height }
  const x = all || grip.x ? dragged(across, grip.x, by.x) : across
  const y = all || grip.y ? dragged(down, grip.y, by.y) : down
  return { x: x.from, y: y.from, width: x.size, height: y.size }
}

/** The part with one figure typed anew: it keeps its place, and its size gives way at the picture's edge. */
export function withFigure(part: Part, figure: keyof Part, typed: number): Part {
  if (!Number.isFinite(typed)) return part
  const size = figure === 'width' || figure === 'height'
  const next = { ...part, [figure]: within(typed, size ? leastSize : 0, size ? 100 : 100 - leastSize) }
  return {
    ...next,
    width: Math.min(next.width, 100 - next.x),
    height: Math.min(next.height, 100 - next.y),
  }
}

/** The part between two points, in hundredths, wherever the second one lies. */
export function between(one: { x: number; y: number }, other: { x: number; y: number }): Part {
  const span = (a: number, b: number) => {
    const from = within(Math.min(a, b), 0, 100 - leastSize)
    return { from, size: within(Math.max(a, b) - from, leastSize, 100 - from) }
  }
  const [x, y] = [span(one.x, other.x), span(one.y, other.y)]
  return { x: x.from, y: y.from, width: x.size, height: y.size }
}
