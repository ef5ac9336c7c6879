import type { Feed } from '#contract/feed.ts'
import { allLoans, loanAddress, loanTabs, loanType, type LoanTab } from '#contract/rules/loan-address.ts'
import type { Item } from '#contract/registry.ts'
import type { Step } from '#contract/fields.ts'
import type { PageRequest } from '#contract/site.ts'
import { addressOfRequest } from '../../../addresses.ts'
import { toKnownSpelling } from '../../../redirect-close-spelling.ts'
import { notFound, redirect, type NotFound, type Redirect } from '../../../page.ts'
import { readFrame } from '../../../frame.ts'
import { readOverview, readOverviewLink, type Overview } from '../products/read-overview.ts'

/** A loan in effect, with the approved terms that take effect next. */
export type Loan = Item<'loans'> & { announced?: Item<'loans'> | undefined }
export type LoanDetail = {
  loan: Loan
  loans: Loan[]
  tab: LoanTab
  /** the way to all of them */
  all: Step
}

/** The loans in effect, in the authors' order. */
export async function readLoans(feed: Feed): Promise<Loan[]> {
  const [loans, announced] = await Promise.all([feed.all('loans'), feed.announced('loans')])
  return loans
    .map((loan) => ({ ...loan, announced: announced.find(({ id }) => id === loan.id) }))
    .toSorted((a, b) => a.position - b.position)
}

/** What one loan's page shows; a tab that there is not, or a loan that is not in effect, is a 404 that offers those there are. */
export async function readLoan(
  feed: Feed,
  request: PageRequest,
  slug: string,
): Promise<LoanDetail | NotFound | Redirect> {
  const [loans, all] = await Promise.all([readLoans(feed), readOverviewLink(feed, 'loans')])
  const loan = loans.find((one) => one.slug === slug)
  if (!loan) {
    const moved = await feed.moved('loans', slug)
    const now = loans.find((one) => one.slug === moved)
    return now ? redirect(loanAddress(now), 301) : offerLoans(all, loans)
  }
  const given = request.query['tab'] ?? loanTabs[0]
  const tab = loanTabs.find((one) => one === given)
  if (tab === undefined) {
    const known = toKnownSpelling(request, 'tab', loanTabs)
    if (known) return known
    const names = (await readFrame(feed)).messages.loans.tabs
    return notFound(
      loanTabs.map((one) => ({
        label: `${loan.title}: ${names[one]}`,
        to: addressOfRequest(request, { tab: one }),
      })),
    )
  }
  return { loan, loans, tab, all }
}

/** The loans by `type`; null stands for all of them, which is also what no `type` shows. */
export async function readLoansPage(
  feed: Feed,
  request: PageRequest,
): Promise<LoanDetail | { loan: null; loans: Loan[]; overview: Overview } | NotFound | Redirect> {
  const type = request.query['type'] ?? allLoans
  const loans = await readLoans(feed)
  // Tabs belong to one loan only.
  if (type === allLoans) return { loan: null, loans, overview: await readOverview(feed, request, 'loans') }
  const slug = loans.find((one) => loanType(one) === type)?.slug ?? type
  const found = await readLoan(feed, request, slug)
  const wrongType =
    'outcome' in found && found.outcome === 'notFound' && !loans.some((one) => one.slug === slug)
  return (wrongType ? toKnownSpelling(request, 'type', [allLoans, ...loans.map(loanType)]) : null) ?? found
}

const offerLoans = (all: Step, loans: readonly Loan[]): NotFound =>
  notFound([
    { label: all.name, to: all.to },
    ...loans.map((loan) => ({ label: loan.title, to: loanAddress(loan) })),
  ])
