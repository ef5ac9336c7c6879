import type { Both } from '#contract/languages.ts'

/** A text in both languages; one without the other does not compile. */
export const both = (en: string, ny: string): Both => ({ en, ny })

/** Where a page leads on: a name and an address. */
export type SampleStep = { name: Both; to: string }

// Where many pages of the bank lead on.
export const openAccount: SampleStep = {
  name: both('Open an account', 'Tsegulani akaunti'),
  to: '/fdhbankplc/onboarding',
}
export const findBranch: SampleStep = {
  name: both('Find a branch', 'Pezani nthambi'),
  to: '/fdhbankplc/branches',
}
export const seeTariffs: SampleStep = {
  name: both('See all tariffs', 'Onani mitengo yonse ya ntchito'),
  to: '/fdhbankplc/exchangeRates?tab=Tariffs',
}
export const seeRates: SampleStep = {
  name: both('Past rates', 'Mitengo yakale'),
  to: '/fdhbankplc/exchangeRates',
}
export const askUs: SampleStep = { name: both('Ask us', 'Tifunseni'), to: '/fdhbankplc/contact' }

/** The address of one `type` of a page, as a form would write it. */
export const typeAddress = (page: string, type: string): string =>
  `${page}?${new URLSearchParams({ type }).toString()}`
