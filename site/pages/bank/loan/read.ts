import type { Feed } from '#contract/feed.ts'
import { loanAddress } from '#contract/rules/loan-address.ts'
import { formatDay } from '#contract/rules/dates.ts'
import { fittingLoan, readLoanRequest } from '#contract/rules/loan-request.ts'
import { formatDecimal } from '#contract/rules/money-format.ts'
import type { Lang } from '#contract/languages.ts'
import type { PageRequest } from '#contract/site.ts'
import { href } from '../../../addresses.ts'
import type { Offer, LoanInput } from '../../../islands/loan-calculator/offer.ts'
import { workOut, type CalculationOutcome } from '../../../islands/loan-calculator/work-out.ts'
import { notFound, type NotFound } from '../../../page.ts'
import { readFrame } from '../../../frame.ts'
import type { SiteMessages } from '../../../messages/messages.ts'
import { readLoans, type Loan } from '../loans/read.ts'
import { termsOf } from '../loans/terms-of.ts'

export type Calculation = {
  /** those with instalments, in the authors' order */
  loans: Loan[]
  /** the one asked for, or the first that fits; absent where none is published */
  loan: Loan | undefined
  /** what stands in the fields: what was sent, or an example to start from */
  asked: LoanInput
  sent: boolean
  /** the loan was found by a sum and months that it takes: nobody named one */
  chosen: boolean
  answer: CalculationOutcome | undefined
}

/** True where a sum or months were sent; a bare product only chooses the loan of the example. */
const isAsked = ({ query }: PageRequest): boolean =>
  query['amount'] !== undefined || query['months'] !== undefined

/** Round sums to start from; the first within a loan's limits is taken. */
const roundSums = ['1000000', '500000', '200000', '100000', '50000']

function example(loan: Loan): { amount: string; months: string } {
  const months = String(Math.min(24, loan.longest_months))
  const amount = roundSums.find((sum) => readLoanRequest({ amount: sum, months }, loan).ok) ?? loan.least
  return { amount: formatDecimal(amount, 0), months }
}

/** What was asked and what it costs; an unknown product is a 404 that offers those there are. */
export async function readCalculation(feed: Feed, request: PageRequest): Promise<Calculation | NotFound> {
  const { product, amount, months } = request.query
  const loans = (await readLoans(feed)).filter(({ instalments }) => instalments)
  const loan =
    product === undefined
      ? fittingLoan(loans, { amount, months })
      : loans.find(({ slug }) => slug === product)
  if (product !== undefined && !loan) {
    const { name } = (await readFrame(feed)).messages.loanCalculator
    return notFound(
      loans.map(({ slug, title }) => ({
        label: `${name}: ${title}`,
        to: `${request.path}?${new URLSearchParams({ product: slug }).toString()}`,
      })),
    )
  }
  const sent = isAsked(request)
  const typed = sent || !loan ? { amount: amount ?? '', months: months ?? '' } : example(loan)
  const asked = { product: loan?.slug ?? '', ...typed }
  const answer = loan && workOut(loan, asked)
  const chosen = sent && product === undefined && answer?.ok === true
  return { loans, loan, asked, sent, chosen, answer }
}

/** A loan as the island takes it: its terms, and what is said of it in the page's language. */
export const offerOf = (
  loan: Loan,
  { lang }: PageRequest,
  messages: SiteMessages['loans'],
  hasPage: (address: string) => boolean,
): Offer => {
  const to = loanAddress(loan)
  return {
    slug: loan.slug,
    title: loan.title,
    rate: loan.rate,
    arrangement_fee: loan.arrangement_fee,
    insurance_fee: loan.insurance_fee,
    least: loan.least,
    most: loan.most,
    longest_months: loan.longest_months,
    since: formatDay(loan.effective_at, lang),
    changes: changesOf(loan, messages, lang),
    requirements: loan.requirements,
    untranslated: Boolean(loan.untranslated),
    to: hasPage(to) ? href(lang, to) : null,
  }
}

function changesOf(loan: Loan, messages: SiteMessages['loans'], lang: Lang): Offer['changes'] {
  const terms = termsOf(loan, messages, lang).flatMap(({ name, next }) =>
    next ? [[name, next] as const] : [],
  )
  return loan.announced && terms.length > 0
    ? { day: formatDay(loan.announced.effective_at, lang), terms }
    : undefined
}
