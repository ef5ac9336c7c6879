import { formatDecimal } from '#contract/rules/money-format.ts'

/** Whole kwacha of a decimal string. */
const whole = (value: string): bigint => BigInt(value.split('.', 1)[0] ?? '0')

/** About so many stops: fine enough to choose by, coarse enough for a thumb and for arrow keys. */
const stops = 100n

/**
 * A slider from the least to the most of a loan. Its steps are round sums (1, 2 or 5 and noughts) that reach both ends.
 * @returns the attributes of an `input type=range`, in whole kwacha
 */
export function sliderOf({ least, most }: { least: string; most: string }): {
  min: string
  max: string
  step: string
} {
  const [min, max] = [whole(least), whole(most)]
  let step = 1n
  for (let decade = 1n; decade <= max; decade *= 10n) {
    for (const factor of [1n, 2n, 5n]) {
      const wider = factor * decade
      if ((max - min) % wider === 0n && (max - min) / wider >= stops / 2n) step = wider
    }
  }
  return { min: String(min), max: String(max), step: String(step) }
}

/** What moving the slider types: "500,000". */
export const typedBySlider = (value: string): string => formatDecimal(value, 0)
