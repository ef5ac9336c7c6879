import type { Lang } from '#contract/languages.ts'
import type { SiteMessages } from '../../messages/messages.ts'

/** A loan as the calculator needs it; kwacha and percents as decimal strings. */
export type Offer = {
  slug: string
  title: string
  rate: string
  arrangement_fee: string
  insurance_fee: string
  least: string
  most: string
  longest_months: number
  /** the day its terms took effect, in words */
  since: string
  /** the terms that change next, with the day in words */
  changes?: { day: string; terms: readonly (readonly [name: string, value: string])[] } | undefined
  requirements: readonly string[]
  /** true where its texts stand in English on a Chichewa page */
  untranslated: boolean
  /** where it is told in full; null while no such page is there */
  to: string | null
}

/** What stands in the fields, as typed. */
export type LoanInput = { product: string; amount: string; months: string }

/** They know their language, since plurals are chosen by it. */
export type Messages = SiteMessages['loanCalculator']['tool'] & {
  readonly lang: Lang
  /** what APR is: the name of its mark, and the explanation */
  readonly aprName: string
  readonly aprText: string
  /** what may accrue after a loan's expiry, from the bank's facts */
  readonly overdueCap: string | undefined
}

/**
 * In low data: without what needs scripts and without drawings, and the schedule only where it is asked for, alone. Null
 * where all of it is shown.
 */
export type Plain = 'calculation' | 'schedule' | null
