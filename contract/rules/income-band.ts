import { readKwachaNumber } from './amount.ts'
import { plainTyped } from './pasted.ts'

/** The spec's risk bands of monthly income in kwacha (sections 5 and 9): below each bound, that band; else 11. */
const bands = [
  { below: 200_000, band: 8 },
  { below: 500_000, band: 9 },
  { below: 4_999_999, band: 10 },
] as const

export type IncomeBand = 8 | 9 | 10 | 11
export type IncomeBandResult =
  | { ok: true; band: IncomeBand }
  | { ok: false; reason: 'blank' | 'negative' | 'not_a_number' }

/**
 * The risk band of a monthly income.
 * @param typed kwacha as typed, such as "450,000.50", "MK 450 000" or "450k"
 * @returns the band, or why the text was refused rather than banded (contract, Onboarding)
 */
export function incomeBand(typed: string): IncomeBandResult {
  if (plainTyped(typed) === '') return { ok: false, reason: 'blank' }
  const read = readKwachaNumber(typed)
  if (!read) return { ok: false, reason: 'not_a_number' }
  if (read.negative) return { ok: false, reason: 'negative' }
  // The bounds are whole, so that the whole part alone decides and no decimals are lost to rounding.
  const whole = Number(read.whole)
  return { ok: true, band: bands.find(({ below }) => whole < below)?.band ?? 11 }
}

/** Returns the lower and upper bound of a band in kwacha; null where it has none, or where there is no such band. */
export function incomeBounds(band: number): { from: number | null; below: number | null } {
  const from = bands.filter((one) => one.band < band).pop()?.below ?? null
  const below = bands.find((one) => one.band === band)?.below ?? null
  return { from, below }
}
