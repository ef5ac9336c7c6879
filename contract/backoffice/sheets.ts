import type { CollectionName } from '../registry.ts'
import { isBelow, isFigure, isNought } from '../rules/rate-change.ts'

/** One grid of the rates desk: which rows of which collection, and the figures that are typed there. */
export type Sheet = {
  collection: CollectionName
  /** the field that tells its rows apart */
  key: string
  /** the decimals that are typed, in the order of the columns */
  figures: readonly string[]
  /** what else narrows the collection down to this sheet */
  where: Readonly<Record<string, string>>
}

/** The three grids: the money bureau's exchange rates, the bank's rates, its tariffs. */
export const sheets = {
  exchange: {
    collection: 'money_bureau_exchange_rates',
    key: 'currency',
    figures: ['buying', 'selling', 'middle'],
    where: {},
  },
  rate: { collection: 'bank_rates', key: 'product', figures: ['value'], where: { kind: 'rate' } },
  tariff: { collection: 'bank_rates', key: 'product', figures: ['value'], where: { kind: 'tariff' } },
} as const satisfies Record<string, Sheet>

export type SheetName = keyof typeof sheets
// Object.keys loses the key type; the object above is closed, so these are all its keys.
export const sheetNames = Object.keys(sheets) as [SheetName, ...SheetName[]]

/** The sheet on which an item stands; null where on none. @param item its fields */
export function sheetOf(collection: string, item: Readonly<Record<string, unknown>>): SheetName | null {
  const stands = (name: SheetName) =>
    sheets[name].collection === collection &&
    Object.entries(sheets[name].where).every(([field, value]) => item[field] === value)
  return sheetNames.find(stands) ?? null
}

/** Figures by the names of their fields. */
export type Figures = Record<string, string>

/** What can be wrong with a row of a sheet; screens have words for each. */
export type RowError =
  | 'missing'
  | 'not_a_figure'
  | 'has_commas'
  | 'nought'
  | 'selling_below_buying'
  | 'middle_outside'
  | 'unknown'
  | 'twice'
  | 'waits'
  | 'no_figure'
  | 'gone'

/** What is wrong with each figure of a row, by field; empty where nothing is. */
export function errorsIn(sheet: Sheet, figures: Figures): Record<string, RowError> {
  const errors: Record<string, RowError> = {}
  for (const field of sheet.figures) {
    const error = errorOf(figures[field] ?? '', sheet.key === 'currency')
    if (error) errors[field] = error
  }
  // It follows from the other two, once they are right.
  if (errors['middle'] === 'missing' && (errors['buying'] ?? errors['selling'])) delete errors['middle']
  const { buying, selling, middle } = figures
  if (Object.keys(errors).length || buying === undefined || selling === undefined) return errors
  if (isBelow(selling, buying)) errors['selling'] = 'selling_below_buying'
  else if (middle !== undefined && (isBelow(middle, buying) || isBelow(selling, middle)))
    errors['middle'] = 'middle_outside'
  return errors
}

/** @param priced whether nought is no price */
function errorOf(text: string, priced: boolean): RowError | null {
  if (text === '') return 'missing'
  if (/^[\d,\s]+(\.\d+)?$/.test(text) && !isFigure(text))
    return /[,\s]/.test(text) ? 'has_commas' : 'not_a_figure'
  if (!isFigure(text)) return 'not_a_figure'
  return priced && isNought(text) ? 'nought' : null
}
