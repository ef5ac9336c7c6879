import type { Text } from '../languages.ts'
import type { CollectionName } from '../registry.ts'
import { faultsOfExchange, type FigureFault } from '../rules/exchange-figures.ts'
import { changeOf, isBelow, isFigure, isOverChangeLimit, spreadOf } from '../rules/rate-change.ts'

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
  | FigureFault
  | 'unknown'
  | 'twice'
  | 'waits'
  | 'no_figure'
  | 'gone'

/** The percentages above which a rate must be confirmed with a reason, as decimal texts. */
export type RateLimits = { change: string; spread: string }

/**
 * Returns what must be confirmed before a rate is submitted, each with its percentage: the fields that change by more than
 * the limit, and `spread` where selling and buying are further apart than the limit, in percent of the middle.
 * @param before what is in force; null where nothing is
 */
export function figuresToConfirm(
  sheet: Sheet,
  before: Figures | null,
  after: Figures,
  limits: RateLimits,
): Record<string, string> {
  const exceeded: Record<string, string> = {}
  for (const field of sheet.figures) {
    const [old, next] = [before?.[field], after[field]]
    if (
      old !== undefined &&
      next !== undefined &&
      isFigure(next) &&
      isOverChangeLimit(old, next, limits.change)
    )
      exceeded[field] = changeOf(old, next).percent ?? ''
  }
  const { buying, selling, middle } = after
  if (buying === undefined || selling === undefined || middle === undefined) return exceeded
  const spread = spreadOf(buying, selling, middle)
  return isBelow(limits.spread, spread) ? { ...exceeded, spread } : exceeded
}

/** The typed figures of a body. */
export const figuresIn = (sheet: Sheet, body: Record<string, unknown>): Figures =>
  Object.fromEntries(
    sheet.figures.flatMap((field) => {
      const value = body[field]
      return typeof value === 'string' ? [[field, value] as const] : []
    }),
  )

/** Returns the bilingual text in a field of a body; null where it has none. */
export const textIn = (value: unknown): Text | null =>
  typeof value === 'object' && value !== null && 'en' in value && typeof value.en === 'string'
    ? { en: value.en, ...('ny' in value && typeof value.ny === 'string' && { ny: value.ny }) }
    : null

/** Returns the text of a tariff that has words in place of a figure, such as "Free". */
export const wordsIn = ({ unit, note }: Readonly<Record<string, unknown>>): Text | null =>
  unit === 'text' ? textIn(note) : null

/** What is wrong with each figure of a row, by field; empty where nothing is. */
export function errorsIn(sheet: Sheet, figures: Figures): Record<string, RowError> {
  const errors: Record<string, RowError> = {}
  for (const field of sheet.figures) {
    const error = errorOf(figures[field] ?? '')
    if (error) errors[field] = error
  }
  // It follows from the other two, once they are right.
  if (errors['middle'] === 'missing' && (errors['buying'] ?? errors['selling'])) delete errors['middle']
  if (sheet.key !== 'currency') return errors
  const readable = Object.entries(figures).filter(([, figure]) => isFigure(figure))
  return { ...faultsOfExchange(Object.fromEntries(readable)), ...errors }
}

function errorOf(text: string): RowError | null {
  if (text === '') return 'missing'
  if (/^[\d,\s]+(\.\d+)?$/.test(text) && !isFigure(text))
    return /[,\s]/.test(text) ? 'has_commas' : 'not_a_figure'
  return isFigure(text) ? null : 'not_a_figure'
}
