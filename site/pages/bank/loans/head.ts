import { formatMessage } from '#contract/format-message.ts'
import { loanTabs } from '#contract/rules/loan-address.ts'
import type { SiteMessages } from '../../../messages/messages.ts'
import type { LoanDetail } from './read.ts'

/** The title of a loan's page, with the tab's name where it is not the first. */
export function entitleLoan(messages: SiteMessages['loans'], { loan, tab }: LoanDetail): string {
  const title = loan.search_title ?? formatMessage(messages.underLoans, { title: loan.title })
  return tab === loanTabs[0] ? title : formatMessage(messages.tabTitle, { title, tab: messages.tabs[tab] })
}

export function describeLoan(messages: SiteMessages['loans'], { loan, tab }: LoanDetail): string {
  const summary = loan.summary ?? loan.description
  return tab === loanTabs[0]
    ? summary
    : formatMessage(messages.tabSummary, { tab: messages.tabs[tab], summary })
}
