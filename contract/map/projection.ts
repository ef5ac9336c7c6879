import type { Point } from '../rules/distance.ts'

/** The map's size in its own units, which are pixels where it stands beside the list. */
export const mapSize = { width: 300, height: 660 }

const unitsPerDegree = 80
const north = -9.15
const west = 32.42
/** How much shorter a degree of longitude is than one of latitude in the middle of the country. */
const narrow = 0.973

/** What lies at a point of the map, to four decimals: about ten metres. */
export const fromMap = ({ x, y }: { x: number; y: number }): Point => ({
  latitude: degrees(north - y / unitsPerDegree),
  longitude: degrees(west + x / (unitsPerDegree * narrow)),
})
const degrees = (value: number) => Math.round(value * 10_000) / 10_000

/** Where a place lies on the map; degrees drawn straight, which is near enough for a country of this size. */
export const onMap = ({ latitude, longitude }: Point): { x: number; y: number } => ({
  x: (longitude - west) * unitsPerDegree * narrow,
  y: (north - latitude) * unitsPerDegree,
})
