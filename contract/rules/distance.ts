/** In degrees, as maps take them. */
export type Point = { latitude: number; longitude: number }

const earthRadiusKm = 6371
const radians = Math.PI / 180

/** Kilometres between two points on a round Earth (haversine): within half a percent, near enough for a list. */
export function kilometres(from: Point, to: Point): number {
  const up = Math.sin(((to.latitude - from.latitude) * radians) / 2)
  const along = Math.sin(((to.longitude - from.longitude) * radians) / 2)
  const h = up ** 2 + Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * along ** 2
  // Rounding may bring the half chord of antipodes a hair above 1.
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, h)))
}

/** A distance for reading: one decimal below 10 km, whole kilometres from there; never "0". */
export const formatKilometres = (km: number): string =>
  km < 9.95 ? Math.max(0.1, km).toFixed(1) : String(Math.round(km))
