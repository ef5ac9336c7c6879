import type { Feed } from '#contract/feed.ts'
import { loanTexts } from '#contract/products/loans.ts'
import { changeOf } from '#contract/rules/convert.ts'
import { flatRateYearly, reducingBalance, type LoanQuote } from '#contract/rules/loan.ts'
import { fittingLoan, readLoanAsked, type LoanFaults } from '#contract/rules/loan-asked.ts'
import type { PageRequest } from '#contract/site.ts'
import { notFound, type NotFound } from '../../../page.ts'
import { wordsIn } from '../../../words/words.ts'
import { readLoans, type Loan } from '../loans/read.ts'

export type Worked = {
  amount: string
  months: number
  /** kwacha that reach the borrower after fees */ paidOut: string
  quote: LoanQuote
  flat: LoanQuote
}
export type Calculation = {
  /** those with instalments, in the authors' order */
  loans: Loan[]
  /** the one asked for, or the first that fits; absent where none is published */
  loan: Loan | undefined
  typed: { amount: string; months: string }
  faults: LoanFaults
  worked: Worked | null
}

/** True where a sum or months were sent, even empty ones with a product; a bare product only chooses the form. */
const isAsked = ({ query }: PageRequest): boolean =>
  query['amount'] !== undefined || query['months'] !== undefined

const hasInstalments = ({ slug }: Loan): boolean =>
  loanTexts.find((text) => text.slug === slug)?.instalments ?? true

function workOut(loan: Loan, amount: string, months: number): Worked {
  const terms = {
    principal: amount,
    months,
    ratePercent: loan.rate,
    feePercents: [loan.arrangement_fee, loan.insurance_fee],
  }
  const quote = reducingBalance(terms)
  return { amount, months, paidOut: changeOf(amount, quote.fees).by, quote, flat: flatRateYearly(terms) }
}

/** What was asked and what it costs; an unknown product is a 404 that offers those there are. */
export async function readCalculation(feed: Feed, request: PageRequest): Promise<Calculation | NotFound> {
  const { product, amount, months } = request.query
  const loans = (await readLoans(feed)).filter(hasInstalments)
  const loan =
    product === undefined
      ? fittingLoan(loans, { amount, months })
      : loans.find(({ slug }) => slug === product)
  if (product !== undefined && !loan) {
    const { name } = wordsIn(request.lang).loanCalculator
    return notFound(
      loans.map(({ slug, title }) => ({
        label: `${name}: ${title}`,
        to: `${request.path}?${new URLSearchParams({ product: slug }).toString()}`,
      })),
    )
  }
  const typed = { amount: amount ?? '', months: months ?? '' }
  if (!loan || !isAsked(request)) return { loans, loan, typed, faults: {}, worked: null }
  const asked = readLoanAsked(typed, loan)
  return asked.ok
    ? { loans, loan, typed, faults: {}, worked: workOut(loan, asked.amount, asked.months) }
    : { loans, loan, typed, faults: asked.faults, worked: null }
}
