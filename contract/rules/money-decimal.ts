import { Decimal } from 'decimal.js'

/**
 * Money and rates to work with, where whole numbers (decimal-digits.ts) are not enough: 40 digits, rounded half-up, and
 * never written with an exponent. Settings of our own, so that nobody's change of the library's defaults moves a figure.
 */
export const MoneyDecimal = Decimal.clone({
  precision: 40,
  rounding: Decimal.ROUND_HALF_UP,
  toExpNeg: -20,
  toExpPos: 40,
})

/** For yearly rates, shown with four decimals: their many multiplications need no more than 24 digits. */
export const RateDecimal = MoneyDecimal.clone({ precision: 24 })
