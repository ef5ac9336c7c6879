import { currencies } from '#contract/currencies.ts'
import type { Lang } from '#contract/languages.ts'
import type { Quoted } from '../../../islands/converter/quote.ts'
import type { ExchangeRate } from '../../rates/in-order.ts'

/** The rates as the converter takes them. */
export const quotedOf = (
  rates: readonly ExchangeRate[],
  lang: Lang,
  effective: (iso: string) => string,
): Quoted[] =>
  rates.map(({ currency, buying, selling, effective_at }) => ({
    currency,
    name: currencies[currency][lang],
    buying,
    selling,
    effective: effective(effective_at),
  }))
