import type { Lang } from '#contract/languages.ts'
import { loanTabs } from '#contract/products/loans.ts'
import type { Words } from '../../../messages/messages.ts'
import type { LoanDetail } from './read.ts'

/** The title of a loan's page, with the tab's name where it is not the first. */
export function entitleLoan(words: Words['loans'], { loan, text, tab }: LoanDetail, lang: Lang): string {
  const title = text?.title[lang] ?? words.underLoans(loan.title)
  return tab === loanTabs[0] ? title : words.tabTitle(title, words.tabs[tab])
}

export function describeLoan(words: Words['loans'], { loan, text, tab }: LoanDetail, lang: Lang): string {
  const summary = text?.summary[lang] ?? loan.description
  return tab === loanTabs[0] ? summary : words.tabSummary(words.tabs[tab], summary)
}
