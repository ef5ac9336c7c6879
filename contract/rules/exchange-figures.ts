import { isBelow, isFigure, isNought } from './rate-change.ts'

/** Why a figure of an exchange rate is refused. */
export type FigureFault = 'nought' | 'selling_below_buying' | 'middle_outside'

type ExchangeFigures = {
  buying?: string | undefined
  selling?: string | undefined
  middle?: string | undefined
}

/**
 * Returns the faults of an exchange rate, by field. Every way to write a rate uses it: the collection's schema for forms,
 * the API and proposals, the rates desk for typed, pasted and imported rows.
 * @param fields decimal texts; a text that is no figure is left for the schema to refuse
 */
export function faultsOfExchange(fields: ExchangeFigures): Record<string, FigureFault> {
  const figures = Object.entries(fields).flatMap(([field, text]) =>
    text !== undefined && isFigure(text) ? [[field, text] as const] : [],
  )
  const zero = figures.filter(([, text]) => isNought(text))
  if (zero.length) return Object.fromEntries(zero.map(([field]) => [field, 'nought']))
  const { buying, selling, middle }: ExchangeFigures = Object.fromEntries(figures)
  if (buying === undefined || selling === undefined) return {}
  if (isBelow(selling, buying)) return { selling: 'selling_below_buying' }
  const outside = middle !== undefined && (isBelow(middle, buying) || isBelow(selling, middle))
  return outside ? { middle: 'middle_outside' } : {}
}
