import { onMap } from '#contract/map/projection.ts'
import { pointOf, type Place } from './place.ts'

/** How far dots stand from one another, in units of the map: as wide as one is. */
const apart = 13
const rounds = 40

export type Dot = { id: string; x: number; y: number }

/**
 * Where each place's dot is drawn: on its town, and pushed away from its neighbours where a city has several. A
 * schematic map may do so; the same places always give the same picture.
 */
export function spread(places: readonly Pick<Place, 'id' | 'latitude' | 'longtude'>[]): Dot[] {
  const dots = [...places]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((place) => ({ id: place.id, ...onMap(pointOf(place)) }))
  for (let round = 0; round < rounds; round++) {
    for (const [index, one] of dots.entries()) {
      for (const [after, other] of dots.slice(index + 1).entries()) {
        // Two on the very same spot part in a direction of their own.
        const [dx, dy] = [other.x - one.x || 0.1 * (after + 1), other.y - one.y || 0.1]
        const now = Math.sqrt(dx * dx + dy * dy)
        if (now >= apart) continue
        const push = (apart - now) / 2 / now
        one.x -= dx * push
        one.y -= dy * push
        other.x += dx * push
        other.y += dy * push
      }
    }
  }
  return dots.map(({ id, x, y }) => ({ id, x: Math.round(x), y: Math.round(y) }))
}
