import { fromMap, mapSize, onMap } from '#contract/map/projection.ts'
import { kilometres, type Point } from '#contract/rules/distance.ts'

/** A point of the map, in its own units. */
export type MapPoint = { x: number; y: number }
/** What of the map is in sight. */
export type MapView = MapPoint & { width: number; height: number }

/** How many times the map is made larger, step by step. */
export const zooms = [1, 3, 9, 27] as const

const within = (value: number, most: number) => Math.min(most, Math.max(0, value))

/** The part of the map around a point that is in sight, never beyond its edges. */
export function viewAround(centre: MapPoint, zoom: number): MapView {
  const [width, height] = [mapSize.width / zoom, mapSize.height / zoom]
  return {
    x: within(centre.x - width / 2, mapSize.width - width),
    y: within(centre.y - height / 2, mapSize.height - height),
    width,
    height,
  }
}

/** Where on the map a press was. @param box the drawing on the screen, in pixels */
export const pointAt = (
  view: MapView,
  box: { left: number; top: number; width: number; height: number },
  press: { clientX: number; clientY: number },
): MapPoint => ({
  x: view.x + ((press.clientX - box.left) / box.width) * view.width,
  y: view.y + ((press.clientY - box.top) / box.height) * view.height,
})

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Where an arrow key moves the mark; from the middle of the country where there is none. Null for any other key. */
export function movedBy(
  key: string,
  from: Point | null,
  { zoom, far }: { zoom: number; far: boolean },
): Point | null {
  const arrow = arrows[key]
  if (!arrow) return null
  if (!from) return fromMap({ x: mapSize.width / 2, y: mapSize.height / 2 })
  const step = (far ? 20 : 2) / zoom
  const { x, y } = onMap(from)
  return fromMap({
    x: within(x + arrow[0] * step, mapSize.width),
    y: within(y + arrow[1] * step, mapSize.height),
  })
}

/** The point that two fields of a form say; null while either is no coordinate. */
export function pointOf(latitude: unknown, longitude: unknown): Point | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null
  return { latitude, longitude }
}

export type NamedPoint = Point & { id: string; name: string }

/** The nearest of other places, and how far it is; null where there is none. */
export function nearestTo(point: Point, others: readonly NamedPoint[]): { name: string; km: number } | null {
  return others.reduce<{ name: string; km: number } | null>((best, other) => {
    const km = kilometres(point, other)
    return best && best.km <= km ? best : { name: other.name, km }
  }, null)
}
