import { formatMessage } from '#contract/format-message.ts'
import type { Lang } from '#contract/languages.ts'
import type { Item } from '#contract/registry.ts'
import { formatMoneyShort, formatPercent } from '#contract/rules/money-format.ts'
import type { SiteMessages } from '../../../messages/messages.ts'
import type { Loan } from './read.ts'

/** A term of a loan as shown, with the value that it changes to if one is announced. */
export type Term = { name: string; value: string; next: string | undefined }

/** Returns the terms of a loan by name, each with its announced change. */
export function termsOf(loan: Loan, messages: SiteMessages['loans'], lang: Lang): Term[] {
  const next = loan.announced && valuesOf(loan.announced, messages, lang)
  return valuesOf(loan, messages, lang).map(([name, value], at) => {
    const later = next?.[at]?.[1]
    return { name, value, next: later === value ? undefined : later }
  })
}

const valuesOf = (terms: Item<'loans'>, messages: SiteMessages['loans'], lang: Lang): [string, string][] => [
  [messages.rate, formatPercent(terms.rate)],
  [
    messages.madeOf,
    formatMessage(messages.parts, {
      reference: formatPercent(terms.reference_rate),
      margin: formatPercent(terms.margin),
    }),
  ],
  [messages.arrangement, formatPercent(terms.arrangement_fee)],
  [messages.insurance, formatPercent(terms.insurance_fee)],
  [messages.smallest, formatMoneyShort(terms.least)],
  [messages.largest, formatMoneyShort(terms.most)],
  [messages.longest, formatMessage(messages.months, { n: terms.longest_months }, lang)],
]
