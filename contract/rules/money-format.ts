import { digitsOf, textOf, withPlaces } from './decimal-digits.ts'

/**
 * Figures for reading, from decimal strings and never through floats: "1734.5" is "1,734.50".
 * Both languages write numbers alike (as `en-MW` does).
 */
const decimalPattern = /^-?\d+(?:\.\d+)?$/

const plainPattern = /^(?:0|[1-9]\d*)\.\d+$/

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/**
 * @param value a decimal string such as "1734.5"
 * @param places digits after the point; more are rounded half-up (away from zero), fewer are filled with noughts
 * @returns such as "1,734.50"; what is no decimal comes back unchanged
 */
export function formatDecimal(value: string, places = 2): string {
  // As most figures stand already: nothing to round or to fill.
  const point = value.length - places - 1
  if (places > 0 && value[point] === '.' && plainPattern.test(value))
    return grouped(value.slice(0, point)) + value.slice(point)
  if (!decimalPattern.test(value)) return value
  const [whole = '', ...fraction] = textOf(withPlaces(digitsOf(value), places)).split('.')
  return [grouped(whole), ...fraction].join('.')
}

/** @returns a rate with all the places it is quoted in, two at least, such as "1,734.00" or "11.0525" */
export const formatRate = (value: string): string =>
  formatDecimal(value, Math.max(2, value.split('.')[1]?.length ?? 0))

/** No line ends between a sum and its currency. */
const kwacha = 'MK\u00a0'

/** @returns kwacha and tambala, such as "MK 1,234,567.50" */
export const formatMoney = (value: string): string => {
  const shown = formatDecimal(value)
  return shown.startsWith('-') ? `-${kwacha}${shown.slice(1)}` : `${kwacha}${shown}`
}

/** @returns kwacha without tambala where there are none, such as "MK 5,000,000", for limits and round sums */
export const formatMoneyShort = (value: string): string =>
  /\.0*[1-9]/.test(value) ? formatMoney(value) : `${kwacha}${formatDecimal(value, 0)}`

/** @returns such as "3.5%"; noughts at the end of the fraction are dropped */
export const formatPercent = (value: string): string =>
  `${value.includes('.') ? value.replace(/0+$/, '').replace(/\.$/, '') : value}%`
