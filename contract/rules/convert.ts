/**
 * The converter of the money bureau: decimals as whole numbers of their last place, never floats. It runs in
 * the browser too, so it leans on BigInt rather than a library.
 */
type Decimal = { units: bigint; places: number }

/** @param value a decimal string such as "1734.50" or "-0.3" */
function decimalOf(value: string): Decimal {
  const [whole = '0', fraction = ''] = value.split('.')
  return { units: BigInt(whole + fraction), places: fraction.length }
}

const pad = (units: bigint, places: number): string => {
  const digits = String(units).padStart(places + 1, '0')
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/**
 * @param amount of the foreign currency, a decimal string that is not negative
 * @param rate kwacha for one unit of it, a decimal string
 * @returns kwacha, rounded half-up to 0.01, such as "173400.00"
 */
export function convert(amount: string, rate: string): string {
  const [a, b] = [decimalOf(amount), decimalOf(rate)]
  const places = a.places + b.places
  const product = a.units * b.units
  if (places <= 2) return pad(product * 10n ** BigInt(2 - places), 2)
  const step = 10n ** BigInt(places - 2)
  return pad((product + step / 2n) / step, 2)
}

export type Change = { way: 'up' | 'down' | 'same'; /** how much, without sign */ by: string }

/** How far a rate moved from the one before it; both are decimal strings, as is the answer. */
export function changeOf(now: string, before: string): Change {
  const [a, b] = [decimalOf(now), decimalOf(before)]
  const places = Math.max(a.places, b.places)
  const moved = a.units * 10n ** BigInt(places - a.places) - b.units * 10n ** BigInt(places - b.places)
  return {
    way: moved > 0n ? 'up' : moved < 0n ? 'down' : 'same',
    by: pad(moved < 0n ? -moved : moved, places),
  }
}

export type AmountError = 'missing' | 'malformed' | 'zero' | 'large'

/** More digits than any counter changes; keeps results readable. */
const mostDigits = 9

/**
 * An amount as people type it: "1000", "1,000.50", "1 000". Commas and spaces count only between groups of three,
 * so that "1,5" is asked about again rather than read as fifteen.
 */
export function readAmount(typed: string | undefined): { amount: string } | { error: AmountError } {
  const plain = typed?.trim() ?? ''
  if (plain === '') return { error: 'missing' }
  const parts = /^(\d+|\d{1,3}(?:[, \u00a0]\d{3})+)(?:\.(\d{1,2}))?$/.exec(plain)
  if (!parts) return { error: 'malformed' }
  const whole = (parts[1] ?? '').replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  if (whole.length > mostDigits) return { error: 'large' }
  const amount = parts[2] === undefined ? whole : `${whole}.${parts[2]}`
  return /[1-9]/.test(amount) ? { amount } : { error: 'zero' }
}
