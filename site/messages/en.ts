import type { Messages } from '#contract/messages.ts'
import { bankHome } from './en/bank-home.ts'
import { bureauHome } from './en/bureau-home.ts'
import { company } from './en/company.ts'
import { consent } from './en/consent.ts'
import { enquiry } from './en/enquiry.ts'
import { discountHouse } from './en/discount-house.ts'
import { documents } from './en/documents.ts'
import { holdingsHome } from './en/holdings-home.ts'
import { kyc } from './en/kyc.ts'
import { kycPage } from './en/kyc-page.ts'
import { dialogs } from './en/dialogs.ts'
import { news } from './en/news.ts'
import { offers } from './en/offers.ts'
import { onboarding } from './en/onboarding.ts'
import { oneTimeCode } from './en/one-time-code.ts'
import { propertiesHome } from './en/properties-home.ts'
import { places } from './en/places.ts'
import { faqs } from './en/faqs.ts'
import { loanCalculator } from './en/loan-calculator.ts'
import { loans } from './en/loans.ts'
import { product } from './en/product.ts'
import { rates } from './en/rates.ts'
import { offline } from './en/offline.ts'
import { components } from './en/components.ts'
import { search } from './en/search.ts'
import { services } from './en/services.ts'
import { terms } from './en/terms.ts'
import { shell } from './en/shell.ts'

/** English messages, one line a group. */
export const en = {
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

/** What both languages say: of each message its placeholders, not its English text. */
export type SiteMessages = Messages<typeof en>
