import {
  allLoans,
  amayiAddress,
  amayiSlug,
  loanAddress,
  loansAddress,
  loanTabs,
} from '#contract/rules/loan-address.ts'
import { definePage } from '../../page.ts'
import { loanOrCredit } from '../../structured-data.ts'
import { describeLoan, entitleLoan } from './loans/head.ts'
import { LoanPage } from './loans/loan-page.tsx'
import { readLoans, readLoansPage } from './loans/read.ts'
import { Overview } from './products/overview.tsx'

/** Loans by `type` with their lists by `tab`; without a type, all of them side by side. */
export const page = definePage({
  paths: [loansAddress],
  sheet: 'sections',
  query: ['type', 'tab'],
  load: readLoansPage,
  title: (messages, data) => (data.loan ? entitleLoan(messages.loans, data) : data.overview.title),
  description: (messages, data) =>
    data.loan ? describeLoan(messages.loans, data) : data.overview.description,
  canonical: (data, { query }) => {
    if (query['type'] === allLoans || !data.loan) return loansAddress
    if (data.loan.slug !== amayiSlug) return undefined
    return data.tab === loanTabs[0] ? amayiAddress : `${amayiAddress}?tab=${data.tab}`
  },
  structured: ({ loan, loans }, request) =>
    (loan ? [loan] : loans).map((one) => loanOrCredit(request, one, loanAddress(one))),
  // Amayi Atakate is listed at its own address.
  addresses: async (feed) =>
    (await readLoans(feed))
      .filter(({ slug }) => slug !== amayiSlug)
      .map((loan) => ({ path: loanAddress(loan), changed: loan.updated_at })),
  Component: ({ data }) =>
    data.loan ? <LoanPage detail={data} /> : <Overview text={data.overview} button />,
})
