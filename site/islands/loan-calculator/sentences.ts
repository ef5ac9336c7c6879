import type { LoanFaults } from '#contract/rules/loan-asked.ts'
import { formatMoney, formatMoneyShort } from '#contract/rules/money-format.ts'
import { fill } from '../../messages/fill.ts'
import type { Offer, Words } from './offer.ts'
import type { Worked } from './work-out.ts'

export const monthsIn = (count: number, words: Words): string =>
  count === 1 ? words.oneMonth : fill(words.manyMonths, { n: count })

/** What is wrong with each field, in words that name the product's limits. */
export function faultsIn(
  { amount, months }: LoanFaults,
  loan: Offer,
  words: Words,
): { amount?: string | undefined; months?: string | undefined } {
  const limits = {
    loan: loan.title,
    least: formatMoneyShort(loan.least),
    most: formatMoneyShort(loan.most),
    longest: loan.longest_months,
  }
  return {
    amount: amount && fill(words.amountFaults[amount], limits),
    months: months && fill(words.monthsFaults[months], limits),
  }
}

/** "Executive Loan Scheme: MK 500,000 over 24 months" */
export const askedFor = ({ amount, months }: Worked, loan: Offer, words: Words): string =>
  fill(words.resultOf, {
    loan: loan.title,
    sum: formatMoneyShort(amount),
    months: monthsIn(months, words),
  })

/** The result in one breath, for whoever does not see it. */
export const announced = ({ quote, months }: Worked, words: Words): string =>
  fill(words.announced, {
    monthly: formatMoney(quote.payment),
    months: monthsIn(months, words),
    total: formatMoney(quote.totalPaid),
  })
