/**
 * Decimals as whole numbers of their last place, never floats: 1734.50 is 173450 of 2 places. The pages' scripts use it
 * where they add, multiply or round, so it leans on BigInt rather than on a library.
 */
export type DecimalDigits = { units: bigint; places: number }

/** @param text a decimal such as "1734.50" or "-0.3" */
export function digitsOf(text: string): DecimalDigits {
  const [whole = '0', fraction = ''] = text.split('.')
  return { units: BigInt(whole + fraction), places: fraction.length }
}

/** The same figure with so many places: filled with noughts, or rounded half-up (away from zero). */
export function withPlaces({ units, places: had }: DecimalDigits, places: number): DecimalDigits {
  if (had <= places) return { units: units * 10n ** BigInt(places - had), places }
  const step = 10n ** BigInt(had - places)
  const half = units < 0n ? -(step / 2n) : step / 2n
  return { units: (units + half) / step, places }
}

/** @returns such as "1734.50", with all its places; nought has no sign */
export function textOf({ units, places }: DecimalDigits): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0')
  const point = digits.length - places
  return `${units < 0n ? '-' : ''}${digits.slice(0, point)}${places > 0 ? `.${digits.slice(point)}` : ''}`
}
