import { formatMessage } from '#contract/format-message.ts'
import type { Lang } from '#contract/languages.ts'
import { loanTabs } from '#contract/products/loans.ts'
import type { SiteMessages } from '../../../messages/messages.ts'
import type { LoanDetail } from './read.ts'

/** The title of a loan's page, with the tab's name where it is not the first. */
export function entitleLoan(
  messages: SiteMessages['loans'],
  { loan, text, tab }: LoanDetail,
  lang: Lang,
): string {
  const title = text?.title[lang] ?? formatMessage(messages.underLoans, { title: loan.title })
  return tab === loanTabs[0] ? title : formatMessage(messages.tabTitle, { title, tab: messages.tabs[tab] })
}

export function describeLoan(
  messages: SiteMessages['loans'],
  { loan, text, tab }: LoanDetail,
  lang: Lang,
): string {
  const summary = text?.summary[lang] ?? loan.description
  return tab === loanTabs[0]
    ? summary
    : formatMessage(messages.tabSummary, { tab: messages.tabs[tab], summary })
}
