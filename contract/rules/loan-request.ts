import { readKwacha, type AmountError } from './amount.ts'
import { changeOf } from './convert.ts'
import { plainTyped } from './pasted.ts'

/** The limits of a loan product: kwacha as decimal strings, and months. */
export type LoanLimits = { least: string; most: string; longest_months: number }
export type LoanFieldErrors = {
  amount?: AmountError | 'below' | 'above'
  months?: 'missing' | 'malformed' | 'above'
}
export type LoanRequest =
  | { ok: true; amount: string; months: number }
  | { ok: false; fieldErrors: LoanFieldErrors }

function amountError(amount: string, { least, most }: LoanLimits): 'below' | 'above' | undefined {
  if (changeOf(amount, least).way === 'down') return 'below'
  return changeOf(amount, most).way === 'up' ? 'above' : undefined
}

/** Months as typed, from 1 to the longest: a number, or what is wrong with it. */
function readMonths(typed: string | undefined, longest: number): number | LoanFieldErrors['months'] {
  const plain = plainTyped(typed ?? '')
  if (plain === '') return 'missing'
  if (!/^0*[1-9]\d*$/.test(plain)) return 'malformed'
  return Number(plain) > longest ? 'above' : Number(plain)
}

/**
 * Amount and months as people type them ("MK 500,000", "24"), against a product's limits.
 * @returns the amount as a decimal string and whole months, or the fault of each field
 */
export function readLoanRequest(
  typed: { amount?: string | undefined; months?: string | undefined },
  limits: LoanLimits,
): LoanRequest {
  const read = readKwacha(typed.amount)
  const months = readMonths(typed.months, limits.longest_months)
  // More digits than the reader takes are above every product's limit.
  const wrong =
    'error' in read ? (read.error === 'large' ? 'above' : read.error) : amountError(read.amount, limits)
  if (!('error' in read) && wrong === undefined && typeof months === 'number')
    return { ok: true, amount: read.amount, months }
  return {
    ok: false,
    fieldErrors: { ...(wrong && { amount: wrong }), ...(typeof months === 'string' && { months }) },
  }
}

/**
 * The product to start with where none was named: the first that admits what was typed, else the first of all.
 * @param products in the order they are offered
 */
export const fittingLoan = <L extends LoanLimits>(
  products: readonly L[],
  typed: { amount?: string | undefined; months?: string | undefined },
): L | undefined => products.find((product) => readLoanRequest(typed, product).ok) ?? products[0]
