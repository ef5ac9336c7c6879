import type { Feed } from '#contract/feed.ts'
import {
  allLoans,
  loanAddress,
  loansOverview,
  loanTabs,
  loanTexts,
  type LoanTab,
  type LoanText,
} from '#contract/products/loans.ts'
import type { Item } from '#contract/registry.ts'
import type { PageRequest } from '#contract/site.ts'
import { addressOfRequest } from '../../../addresses.ts'
import { toKnownType } from '../../../redirect-close-type.ts'
import { notFound, redirect, type NotFound, type Redirect } from '../../../page.ts'
import { messagesIn } from '../../../messages/messages.ts'

export type Loan = Item<'loans'>
export type LoanDetail = {
  loan: Loan
  /** absent for a loan that staff have added since */ text: LoanText | undefined
  loans: Loan[]
  tab: LoanTab
}

/** The loans in effect, in the authors' order. */
export const readLoans = async (feed: Feed): Promise<Loan[]> =>
  (await feed.all('loans')).toSorted((a, b) => a.position - b.position)

/** What one loan's page shows; a tab that there is not, or a loan that is not in effect, is a 404 that offers those there are. */
export async function readLoan(
  feed: Feed,
  request: PageRequest,
  slug: string,
): Promise<LoanDetail | NotFound | Redirect> {
  const loans = await readLoans(feed)
  const loan = loans.find((one) => one.slug === slug)
  const moved = loan ? null : await feed.moved('loans', slug)
  if (moved !== null) return redirect(loanAddress(moved), 301)
  if (!loan) return offerLoans(request, loans)
  const given = request.query['tab'] ?? loanTabs[0]
  const tab = loanTabs.find((one) => one === given)
  if (tab === undefined) {
    const names = messagesIn(request.lang).loans.tabs
    return notFound(
      loanTabs.map((one) => ({
        label: `${loan.title}: ${names[one]}`,
        to: addressOfRequest(request, { tab: one }),
      })),
    )
  }
  return { loan, loans, tab, text: loanTexts.find((one) => one.slug === slug) }
}

/** The loans by `type`; null stands for all of them, which is also what no `type` shows. */
export async function readLoansPage(
  feed: Feed,
  request: PageRequest,
): Promise<LoanDetail | { loan: null; loans: Loan[] } | NotFound | Redirect> {
  const type = request.query['type'] ?? allLoans
  // Tabs belong to one loan only.
  if (type === allLoans) return { loan: null, loans: await readLoans(feed) }
  const slug = loanTexts.find((text) => text.type === type)?.slug ?? type
  const found = await readLoan(feed, request, slug)
  const wrongType =
    'outcome' in found && found.outcome === 'notFound' && !loanTexts.some((text) => text.slug === slug)
  return (
    (wrongType ? toKnownType(request, [allLoans, ...loanTexts.flatMap((text) => text.type ?? [])]) : null) ??
    found
  )
}

const offerLoans = ({ lang }: PageRequest, loans: readonly Loan[]): NotFound =>
  notFound([
    { label: loansOverview.name[lang], to: loansOverview.to },
    ...loans.map(({ title, slug }) => ({ label: title, to: loanAddress(slug) })),
  ])
