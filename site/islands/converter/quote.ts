import { readAmount, type AmountError } from '#contract/rules/amount.ts'
import { convert } from '#contract/rules/convert.ts'

/** A currency as the converter needs it; buying and selling in kwacha for one unit. */
export type QuotedRate = {
  currency: string
  name: string
  buying: string
  selling: string
  effective: string
}
/** What stands in the fields, as typed. `side` is ours: we buy, or we sell. */
export type ConverterInput = { amount: string; currency: string; side: string }
export type Errors = { amount?: AmountError; currency?: 'unknown'; side?: 'unknown' }
export type Quote =
  | { ok: true; side: 'buy' | 'sell'; amount: string; price: string; kwacha: string; rate: QuotedRate }
  | { ok: false; errors: Errors }

/** The answer to what was typed, or what is wrong with each field; the same on the server and while typing. */
export function quote(
  { amount: typed, currency, side }: ConverterInput,
  rates: readonly QuotedRate[],
): Quote {
  const rate = rates.find((candidate) => candidate.currency === currency.trim().toUpperCase())
  const read = readAmount(typed)
  if ('error' in read || !rate || (side !== 'buy' && side !== 'sell')) {
    const errors: Errors = {}
    if ('error' in read) errors.amount = read.error
    if (!rate) errors.currency = 'unknown'
    if (side !== 'buy' && side !== 'sell') errors.side = 'unknown'
    return { ok: false, errors }
  }
  const price = side === 'buy' ? rate.buying : rate.selling
  return { ok: true, side, amount: read.amount, price, kwacha: convert(read.amount, price), rate }
}
