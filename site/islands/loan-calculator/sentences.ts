import { formatMessage } from '#contract/format-message.ts'
import type { LoanFieldErrors } from '#contract/rules/loan-request.ts'
import { formatMoney, formatMoneyShort } from '#contract/rules/money-format.ts'
import type { Offer, Messages } from './offer.ts'
import type { LoanResult } from './work-out.ts'

export const monthsIn = (count: number, messages: Messages): string =>
  formatMessage(messages.inMonths, { n: count }, messages.lang)

/** What is wrong with each field, in words that name the product's limits. */
export function fieldErrorsIn(
  { amount, months }: LoanFieldErrors,
  loan: Offer,
  messages: Messages,
): { amount?: string | undefined; months?: string | undefined } {
  const limits = {
    loan: loan.title,
    least: formatMoneyShort(loan.least),
    most: formatMoneyShort(loan.most),
    longest: loan.longest_months,
  }
  return {
    amount: amount && formatMessage(messages.amountErrors[amount], limits),
    months: months && formatMessage(messages.monthsErrors[months], limits),
  }
}

/** Returns the errors that were named when typing rested and are not fixed yet. */
export const unfixed = (named: LoanFieldErrors, current: LoanFieldErrors): LoanFieldErrors => ({
  ...(current.amount && named.amount && { amount: named.amount }),
  ...(current.months && named.months && { months: named.months }),
})

/** "Executive Loan Scheme: MK 500,000 over 24 months" */
export const askedFor = ({ amount, months }: LoanResult, loan: Offer, messages: Messages): string =>
  formatMessage(messages.resultOf, {
    loan: loan.title,
    sum: formatMoneyShort(amount),
    months: monthsIn(months, messages),
  })

/** The result in one breath, for whoever does not see it. */
export const announced = ({ quote, months }: LoanResult, messages: Messages): string =>
  formatMessage(messages.announced, {
    monthly: formatMoney(quote.payment),
    months: monthsIn(months, messages),
    total: formatMoney(quote.totalPaid),
  })
