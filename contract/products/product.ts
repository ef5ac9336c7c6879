import type { Both } from '../languages.ts'

/** A text in both languages; one without the other does not compile. */
export const both = (en: string, ny: string): Both => ({ en, ny })

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
