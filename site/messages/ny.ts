import type { NoOtherNames } from '#contract/messages.ts'
import type { en, SiteMessages } from './en.ts'
import { bankHome } from './ny/bank-home.ts'
import { bureauHome } from './ny/bureau-home.ts'
import { company } from './ny/company.ts'
import { consent } from './ny/consent.ts'
import { enquiry } from './ny/enquiry.ts'
import { discountHouse } from './ny/discount-house.ts'
import { documents } from './ny/documents.ts'
import { holdingsHome } from './ny/holdings-home.ts'
import { kyc } from './ny/kyc.ts'
import { kycPage } from './ny/kyc-page.ts'
import { dialogs } from './ny/dialogs.ts'
import { news } from './ny/news.ts'
import { offers } from './ny/offers.ts'
import { onboarding } from './ny/onboarding.ts'
import { oneTimeCode } from './ny/one-time-code.ts'
import { propertiesHome } from './ny/properties-home.ts'
import { places } from './ny/places.ts'
import { faqs } from './ny/faqs.ts'
import { loanCalculator } from './ny/loan-calculator.ts'
import { loans } from './ny/loans.ts'
import { product } from './ny/product.ts'
import { rates } from './ny/rates.ts'
import { offline } from './ny/offline.ts'
import { components } from './ny/components.ts'
import { search } from './ny/search.ts'
import { services } from './ny/services.ts'
import { terms } from './ny/terms.ts'
import { shell } from './ny/shell.ts'

const chichewa = {
  shell,
  components,
  bankHome,
  company,
  consent,
  enquiry,
  holdingsHome,
  kyc,
  kycPage,
  dialogs,
  news,
  offers,
  onboarding,
  oneTimeCode,
  propertiesHome,
  bureauHome,
  discountHouse,
  documents,
  places,
  faqs,
  loanCalculator,
  loans,
  product,
  rates,
  search,
  offline,
  services,
  terms,
}

/** Chichewa messages; one that is missing, or whose placeholders are not those of the English one, does not compile. */
export const ny: SiteMessages = chichewa satisfies NoOtherNames<typeof en, typeof chichewa>
