import { MoneyDecimal as D } from './money-decimal.ts'
import { plainTyped } from './pasted.ts'

const figure = /^(0|[1-9]\d{0,11})(\.\d{1,6})?$/

/** Whether a text is a figure as the service takes it: `1734.50`, without commas, signs or spaces. */
export const isFigure = (text: string): boolean => figure.test(text)

/**
 * Removes commas and spaces between groups of three digits. A comma without decimals stays, as in `1,734`: it may be the
 * decimal point of its writer.
 */
export function plainFigure(text: string): string {
  const plainText = plainTyped(text)
  const isGrouped = /^\d{1,3}((,\d{3})+\.\d+|( \d{3})+(\.\d+)?)$/.test(plainText)
  return isGrouped ? plainText.replace(/[, ]/g, '') : plainText
}

/**
 * How one figure moved to another. All as decimal texts; `absolute` has as many places as the longer of the two, so that it
 * reads like what stands beside it; `percent` has two, and is null where there is nothing to compare with.
 */
export type RateChange = { absolute: string; percent: string | null; direction: 'up' | 'down' | 'same' }

/** @param before, after figures as the service takes them */
export function changeOf(before: string, after: string): RateChange {
  const moved = new D(after).minus(before)
  const percent = new D(before).isZero() ? null : moved.div(before).times(100).toFixed(2)
  const direction = moved.isZero() ? 'same' : moved.isPositive() ? 'up' : 'down'
  return { absolute: moved.toFixed(placesOf(before, after)), percent, direction }
}

/** As they are written: `21.90` has two. */
const placesOf = (...figures: string[]) =>
  Math.max(...figures.map((figure) => figure.split('.')[1]?.length ?? 0))

/** A figure moved by so many percent, with the places it had; rounded half up. @param percent may be negative */
export const moveByPercent = (figure: string, percent: string): string =>
  new D(figure).times(new D(percent).plus(100)).div(100).toFixed(placesOf(figure))

/** Whether a figure moved further than so many percent of what is in effect; from nought to anything else it has. */
export function isOverChangeLimit(before: string, after: string, percent: string): boolean {
  const moved = new D(after).minus(before).abs()
  return moved.times(100).gt(new D(before).times(percent))
}

/** The distance from buying to selling in percent of the middle, with two places; rounded up, so that no excess is lost. */
export const spreadOf = (buying: string, selling: string, middle: string): string =>
  new D(selling).minus(buying).times(100).div(middle).toFixed(2, D.ROUND_UP)

export const sameFigure = (a: string, b: string): boolean => new D(a).eq(b)
export const isBelow = (a: string, b: string): boolean => new D(a).lt(b)
export const isNought = (a: string): boolean => new D(a).isZero()

/** Half way between buying and selling, with as many places as the longer of the two, at least two. */
export function middleOf(buying: string, selling: string): string {
  const places = Math.max(2, new D(buying).decimalPlaces(), new D(selling).decimalPlaces())
  return new D(buying).plus(selling).div(2).toFixed(Math.min(places, 6))
}
