import { loansOverview } from '#contract/products/overviews.ts'
import { allLoans, amayiAddress, loanAddress, loansAddress, loanTabs } from '#contract/rules/loan-address.ts'
import { definePage } from '../../page.ts'
import { loanOrCredit } from '../../structured-data.ts'
import { AllLoans } from './loans/all-loans.tsx'
import { describeLoan, entitleLoan } from './loans/head.ts'
import { LoanPage } from './loans/loan-page.tsx'
import { readLoans, readLoansPage } from './loans/read.ts'

/** Loans by `type` with their lists by `tab`; without a type, all of them side by side. */
export const page = definePage({
  paths: [loansAddress],
  query: ['type', 'tab'],
  load: readLoansPage,
  title: (messages, data, { lang }) =>
    data.loan ? entitleLoan(messages.loans, data) : loansOverview.title[lang],
  description: (messages, data, { lang }) =>
    data.loan ? describeLoan(messages.loans, data) : loansOverview.summary[lang],
  canonical: (data, { query }) => {
    if (query['type'] === allLoans || !data.loan) return loansOverview.to
    if (data.loan.slug !== 'amayi-atakate') return undefined
    return data.tab === loanTabs[0] ? amayiAddress : `${amayiAddress}?tab=${data.tab}`
  },
  structured: ({ loan, loans }, request) =>
    (loan ? [loan] : loans).map((one) => loanOrCredit(request, one, loanAddress(one))),
  // Amayi Atakate is listed at its own address.
  addresses: async (feed) =>
    (await readLoans(feed))
      .filter(({ slug }) => slug !== 'amayi-atakate')
      .map((loan) => ({ path: loanAddress(loan), changed: loan.updated_at })),
  Component: ({ data }) => (data.loan ? <LoanPage detail={data} /> : <AllLoans loans={data.loans} />),
})
