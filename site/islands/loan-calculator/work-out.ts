import { changeOf } from '#contract/rules/convert.ts'
import { flatRateYearly, reducingBalance, type LoanQuote } from '#contract/rules/loan.ts'
import { readLoanRequest, type LoanFieldErrors, type LoanLimits } from '#contract/rules/loan-request.ts'

/** What a loan asks: percents as decimal strings, and its limits. */
type Terms = LoanLimits & { rate: string; arrangement_fee: string; insurance_fee: string }

export type LoanResult = {
  /** kwacha as a decimal string */ amount: string
  months: number
  /** kwacha that reach the borrower after fees */ paidOut: string
  quote: LoanQuote
  flat: LoanQuote
}
export type CalculationOutcome =
  | { ok: true; worked: LoanResult }
  | { ok: false; fieldErrors: LoanFieldErrors }

/** What was worked out last: a page and its island ask for the same, one after the other. */
let last: { key: string; outcome: CalculationOutcome } | null = null

/** What was typed, worked out; the same on the server and while typing. */
export function workOut(loan: Terms, typed: { amount: string; months: string }): CalculationOutcome {
  const {
    rate,
    arrangement_fee: arrangement,
    insurance_fee: insurance,
    least,
    most,
    longest_months: longest,
  } = loan
  const key = JSON.stringify([rate, arrangement, insurance, least, most, longest, typed.amount, typed.months])
  if (last?.key !== key) last = { key, outcome: calculate(loan, typed) }
  return last.outcome
}

function calculate(loan: Terms, typed: { amount: string; months: string }): CalculationOutcome {
  const asked = readLoanRequest(typed, loan)
  if (!asked.ok) return asked
  const { amount, months } = asked
  const terms = {
    principal: amount,
    months,
    ratePercent: loan.rate,
    feePercents: [loan.arrangement_fee, loan.insurance_fee],
  }
  const quote = reducingBalance(terms)
  const worked = {
    amount,
    months,
    paidOut: changeOf(amount, quote.fees).by,
    quote,
    flat: flatRateYearly(terms),
  }
  return { ok: true, worked }
}
