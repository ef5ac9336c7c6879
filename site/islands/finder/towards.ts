import type { Dot } from './spread.ts'

const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * The dot that an arrow key leads to: the nearest one that lies that way, where what is off the way counts double.
 * @returns undefined where none lies that way, and for any other key
 */
export function dotTowards(dots: readonly Dot[], from: Dot, key: string): Dot | undefined {
  const way = ways[key]
  if (!way) return undefined
  let [nearest, least]: [Dot | undefined, number] = [undefined, Infinity]
  for (const dot of dots) {
    const [dx, dy] = [dot.x - from.x, dot.y - from.y]
    const along = dx * way[0] + dy * way[1]
    const off = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    if (along <= 0 || off > 2 * along) continue
    const far = along + 2 * off
    if (far < least) [nearest, least] = [dot, far]
  }
  return nearest
}
