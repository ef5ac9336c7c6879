import { formatMessage } from '#contract/format-message.ts'
import { amayiAddress, amayiAddresses, amayiSlug, loanTabs } from '#contract/rules/loan-address.ts'
import { definePage } from '../../page.ts'
import { loanOrCredit } from '../../structured-data.ts'
import { describeLoan, entitleLoan } from './loans/head.ts'
import { LoanPage } from './loans/loan-page.tsx'
import { readLoan } from './loans/read.ts'

const [, below] = amayiAddresses

/** The loans page for Amayi Atakate at the spec's two addresses of its own; the shorter one stands for both. */
export const page = definePage({
  paths: [amayiAddress],
  otherPaths: [below],
  sheet: 'sections',
  ofItem: true,
  query: ['tab'],
  load: (feed, request) => readLoan(feed, request, amayiSlug),
  title: (messages, data, { path }) => {
    // Under the loans its own name alone: its title for search says "loan" once more.
    if (path === below) return formatMessage(messages.loans.underLoans, { title: data.loan.title })
    return entitleLoan(messages.loans, data)
  },
  description: (messages, data, { path }) => {
    const summary = describeLoan(messages.loans, data)
    return path === below ? formatMessage(messages.loans.underLoans, { title: summary }) : summary
  },
  canonical: ({ tab }) => (tab === loanTabs[0] ? amayiAddress : `${amayiAddress}?tab=${tab}`),
  structured: ({ loan }, request) => [loanOrCredit(request, loan, amayiAddress)],
  Component: ({ data }) => <LoanPage detail={data} />,
})
