import type { Both } from '../languages.ts'

/** A text in both languages; one without the other does not compile. */
export const both = (en: string, ny: string): Both => ({ en, ny })

/** What a product's page says in its own words. Figures are not among them: they come from the dated rows named here. */
export type Product = {
  /** the page's address without `/ny` */
  to: string
  name: Both
  /** of the browser's tab and of search results; unlike any other page's */
  title: Both
  summary: Both
  lede: Both
  /** what it is, in paragraphs */
  about: readonly Both[]
  who: readonly Both[]
  gains: readonly Both[]
  needs: readonly Both[]
  steps: readonly Both[]
  /** for whom in a few words, where it is compared with its neighbours */
  suits: Both
  /** product codes of bank rates it earns or costs a year, the telling one first */
  rates: readonly string[]
  /** true where the telling rate is the highest of several */
  upTo?: true
  /** product codes of its tariffs, the telling one first */
  charges: readonly string[]
  /** what to know of the charges, where the list alone would mislead */
  chargesNote?: Both
  next: readonly Step[]
  /** a figure the bank is known for */
  proof?: { value: string; label: Both }
}

/** Where to go on; the first two stand at the head of the page. A page that is not there yet is left out. */
export type Step = { name: Both; to: string }

export const openAccount: Step = {
  name: both('Open an account', 'Tsegulani akaunti'),
  to: '/fdhbankplc/onboarding',
}
export const findBranch: Step = { name: both('Find a branch', 'Pezani nthambi'), to: '/fdhbankplc/branches' }
export const seeTariffs: Step = {
  name: both('See all tariffs', 'Onani mitengo yonse ya ntchito'),
  to: '/fdhbankplc/exchangeRates?tab=Tariffs',
}
export const seeRates: Step = {
  name: both('Rates and their past', 'Mitengo ndi mbiri yake'),
  to: '/fdhbankplc/exchangeRates',
}
export const askUs: Step = { name: both('Ask us', 'Tifunseni'), to: '/fdhbankplc/contact' }

/** The address of one `type` of a page, as a form would write it. */
export const typeAddress = (page: string, type: string): string =>
  `${page}?${new URLSearchParams({ type }).toString()}`
