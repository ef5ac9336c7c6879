import { formatMessage } from '#contract/format-message.ts'
import type { LoanFaults } from '#contract/rules/loan-asked.ts'
import { formatMoney, formatMoneyShort } from '#contract/rules/money-format.ts'
import type { Offer, Messages } from './offer.ts'
import type { Worked } from './work-out.ts'

export const monthsIn = (count: number, messages: Messages): string =>
  formatMessage(messages.inMonths, { n: count }, messages.lang)

/** What is wrong with each field, in words that name the product's limits. */
export function faultsIn(
  { amount, months }: LoanFaults,
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
    amount: amount && formatMessage(messages.amountFaults[amount], limits),
    months: months && formatMessage(messages.monthsFaults[months], limits),
  }
}

/** "Executive Loan Scheme: MK 500,000 over 24 months" */
export const askedFor = ({ amount, months }: Worked, loan: Offer, messages: Messages): string =>
  formatMessage(messages.resultOf, {
    loan: loan.title,
    sum: formatMoneyShort(amount),
    months: monthsIn(months, messages),
  })

/** The result in one breath, for whoever does not see it. */
export const announced = ({ quote, months }: Worked, messages: Messages): string =>
  formatMessage(messages.announced, {
    monthly: formatMoney(quote.payment),
    months: monthsIn(months, messages),
    total: formatMoney(quote.totalPaid),
  })
