import { digitsOf, textOf, withPlaces } from './decimal-digits.ts'

/**
 * The converter of the money bureau.
 * @param amount of the foreign currency, a decimal string that is not negative
 * @param rate kwacha for one unit of it, a decimal string
 * @returns kwacha, rounded half-up to 0.01, such as "173400.00"
 */
export function convert(amount: string, rate: string): string {
  const [a, b] = [digitsOf(amount), digitsOf(rate)]
  return textOf(withPlaces({ units: a.units * b.units, places: a.places + b.places }, 2))
}

export type Change = { way: 'up' | 'down' | 'same'; /** how much, without sign */ by: string }

/** How far a rate moved from the one before it; both are decimal strings, as is the answer. */
export function changeOf(now: string, before: string): Change {
  const [a, b] = [digitsOf(now), digitsOf(before)]
  const places = Math.max(a.places, b.places)
  const moved = withPlaces(a, places).units - withPlaces(b, places).units
  return {
    way: moved > 0n ? 'up' : moved < 0n ? 'down' : 'same',
    by: textOf({ units: moved < 0n ? -moved : moved, places }),
  }
}

/**
 * How far a rate moved, in percent of what it was, without sign and rounded half-up.
 * @returns such as "0.1"; null where it was nought
 */
export function percentMoved(now: string, before: string, places = 1): string | null {
  const [moved, base] = [digitsOf(changeOf(now, before).by), digitsOf(before)]
  if (base.units === 0n) return null
  // Two places more than are wanted are enough to round by, as what follows them can only be more.
  const parts = 10n ** BigInt(places + 4 + base.places)
  const share = (moved.units * parts) / (base.units * 10n ** BigInt(moved.places))
  return textOf(withPlaces({ units: share, places: places + 2 }, places))
}
