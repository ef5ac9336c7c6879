import { Decimal } from 'decimal.js'
import { aprFromFlows } from './loan-apr.ts'
import { MoneyDecimal as D } from './money-decimal.ts'

/** One month: kwacha as text with two decimals; `balance` is what is still owed after it. */
export type LoanRow = { month: number; payment: string; interest: string; principal: string; balance: string }

/** What a loan costs. Kwacha as text with two decimals, rates in percent a year as text with four. */
export type LoanQuote = {
  /** every month but the last */
  payment: string
  lastPayment: string
  rows: LoanRow[]
  totalPaid: string
  totalInterest: string
  /** deducted up front from what is paid out */
  fees: string
  /** interest and fees */
  costOfCredit: string
  /** effective a year, fees included; null where none exists (fees eat up what is paid out) */
  aprEffective: string | null
  /** twelve times the monthly rate, for comparison with nominal rates */
  aprNominal: string | null
}

export type LoanTerms = {
  /** kwacha, as a decimal text */
  principal: string
  months: number
  /** percents of the principal, deducted up front */
  feePercents?: readonly string[]
}

/**
 * How cents are settled. `clears`: payment and each month's interest rounded half-up to 0.01, the last
 * instalment clears the balance (contract's rule). `level`: so rounded, but the last instalment is like the
 * others and its interest takes the difference. `unrounded`: nothing is rounded but what is shown.
 */
export type Settlement = 'clears' | 'level' | 'unrounded'

type ExactRow = { payment: Decimal; interest: Decimal; principal: Decimal; balance: Decimal }

const zero = new D(0)
const cents = (value: Decimal): Decimal => value.toDecimalPlaces(2)
const sum = (values: readonly Decimal[]): Decimal => values.reduce((all, each) => all.plus(each), zero)

function checked(principal: string, months: number, percents: readonly string[]): Decimal {
  if (!Number.isInteger(months) || months < 1 || months > 1200)
    throw new RangeError('months: a whole number from 1 to 1200')
  // decimal.js would also read "0x10" and "Infinity".
  for (const text of [principal, ...percents]) {
    if (!/^\d{1,15}(\.\d{1,10})?$/.test(text))
      throw new RangeError('amounts and rates: decimals such as 1734.50')
  }
  if (!new D(principal).equals(cents(new D(principal))) || new D(principal).isZero()) {
    throw new RangeError('principal: above zero, two decimals at most')
  }
  return new D(principal)
}

/** The level payment of a reducing balance: P·i / (1 − (1+i)^−n), or P/n without interest. */
function levelPayment(principal: Decimal, monthly: Decimal, months: number): Decimal {
  if (monthly.isZero()) return principal.div(months)
  return principal.times(monthly).div(new D(1).minus(monthly.plus(1).pow(-months)))
}

const asText = (row: ExactRow, index: number): LoanRow => ({
  month: index + 1,
  payment: row.payment.toFixed(2),
  interest: row.interest.toFixed(2),
  principal: row.principal.toFixed(2),
  // What is left of an unrounded balance at the end may be −1e-36: shown as 0.00, not −0.00.
  balance: row.balance.toDecimalPlaces(2).abs().toFixed(2),
})

function quote(principal: Decimal, rows: readonly ExactRow[], feePercents: readonly string[]): LoanQuote {
  const payments = rows.map((row) => row.payment)
  const totalPaid = sum(payments)
  const totalInterest = totalPaid.minus(principal)
  const fees = sum(feePercents.map((percent) => cents(principal.times(percent).div(100))))
  const apr = aprFromFlows(principal.minus(fees), payments)
  let written: LoanRow[] | undefined
  return {
    payment: rows[0]!.payment.toFixed(2),
    lastPayment: rows[rows.length - 1]!.payment.toFixed(2),
    // Written when they are asked for: of a loan that another is compared with only the sums are shown.
    get rows() {
      return (written ??= rows.map(asText))
    },
    totalPaid: totalPaid.toFixed(2),
    totalInterest: totalInterest.toFixed(2),
    fees: fees.toFixed(2),
    costOfCredit: totalInterest.plus(fees).toFixed(2),
    aprEffective: apr?.effective ?? null,
    aprNominal: apr?.nominal ?? null,
  }
}

/**
 * A loan by reducing balance: interest each month on what is still owed (contract, "calculator").
 * @param terms `ratePercent` is nominal, in percent a year; a month is a twelfth of it
 * @throws RangeError where a figure is malformed; forms check before
 */
export function reducingBalance(
  terms: LoanTerms & { ratePercent: string },
  settlement: Settlement = 'clears',
): LoanQuote {
  const { months, ratePercent, feePercents = [] } = terms
  const principal = checked(terms.principal, months, [ratePercent, ...feePercents])
  const monthly = new D(ratePercent).div(1200)
  const settle = settlement === 'unrounded' ? (value: Decimal) => value : cents
  const level = settle(levelPayment(principal, monthly, months))
  const rows: ExactRow[] = []
  let owed = principal
  for (let month = 1; month <= months; month++) {
    const due = settle(owed.times(monthly))
    const last = month === months
    // A payment rounded up may clear a small loan before its last month: nothing more is then asked.
    const clears =
      settlement !== 'unrounded' && (last || (owed.lessThan(level) && owed.plus(due).lessThan(level)))
    const repaid = clears ? owed : level.minus(due)
    const takesRest = settlement === 'level' && last
    const payment = clears && !takesRest ? owed.plus(due) : level
    owed = owed.minus(repaid)
    const interest = takesRest ? payment.minus(repaid) : due
    rows.push({ payment, interest, principal: repaid, balance: owed })
  }
  return quote(principal, rows, feePercents)
}

/**
 * A loan at a flat rate: interest on the whole principal for the whole term, in equal parts. Payment rounded
 * half-up to 0.01, the last clears the total. Shown beside the reducing balance, since the same percentage
 * costs nearly twice as much (source: the usual flat-rate definition, checked by the vector `flat-1`).
 * @param terms `ratePercentPerMonth` in percent of the principal a month
 * @throws RangeError where a figure is malformed
 */
export function flatRate(terms: LoanTerms & { ratePercentPerMonth: string }): LoanQuote {
  return flat(terms, terms.ratePercentPerMonth, 1)
}

/** The same, by a rate in percent a year: a twelfth of it a month, not rounded on the way. */
export function flatRateYearly(terms: LoanTerms & { ratePercent: string }): LoanQuote {
  return flat(terms, terms.ratePercent, 12)
}

function flat(terms: LoanTerms, percent: string, monthsOfPercent: number): LoanQuote {
  const { months, feePercents = [] } = terms
  const principal = checked(terms.principal, months, [percent, ...feePercents])
  const interest = cents(
    principal
      .times(percent)
      .times(months)
      .div(100 * monthsOfPercent),
  )
  const total = principal.plus(interest)
  const [instalment, interestPart] = [cents(total.div(months)), cents(interest.div(months))]
  const rows: ExactRow[] = []
  let left = total
  let owed = principal
  for (let month = 1; month <= months; month++) {
    const last = month === months
    // By what is left after each month, so that on tiny loans no rounding makes an instalment negative.
    const payment = last ? left : Decimal.min(left, instalment)
    const due = Decimal.min(payment, left.minus(owed), interestPart)
    const repaid = last ? owed : Decimal.min(owed, payment.minus(due))
    left = left.minus(payment)
    owed = owed.minus(repaid)
    rows.push({ payment, interest: payment.minus(repaid), principal: repaid, balance: owed })
  }
  return quote(principal, rows, feePercents)
}
