import type { BrandId } from '#contract/brands/names.ts'
import type { PictureName } from './drawings/alts.ts'
import { picture } from './picture.ts'

type OfItems = Readonly<Record<string, PictureName>>

/** What stands at the heads of pages, by the item's key. What is not here has the company's cloth alone. */
const pictures = {
  products: {
    'savings-account': 'picture-coins',
    'current-account': 'picture-counter',
    'fixed-deposit-account': 'picture-calendar',
    'diaspora-account': 'picture-suitcase',
    'first-save': 'picture-market',
    'contract-bonds': 'picture-site',
    bancassurance: 'picture-umbrella',
    'digital-banking': 'picture-phone',
    fdhbankpakhomo: 'picture-kiosk',
    ufulu525: 'picture-525',
    oneclick: 'picture-report',
    fdhmobile: 'picture-phone',
    posmachines: 'picture-shop',
    wallet525: 'picture-notes',
    cards: 'picture-card-machine',
    cib: 'picture-goods',
    salama: 'picture-houses',
  },
  loans: {
    'executive-loan-scheme': 'picture-brick-house',
    'employer-supported-loans': 'picture-school',
    'amayi-atakate': 'picture-sewing',
    instaloans: 'picture-notes',
    'working-capital': 'picture-shop',
    overdraft: 'picture-counter',
  },
  services: {
    repo: 'picture-calendar',
    'reverse-repo': 'picture-coins',
    'education-fund': 'picture-cap',
    'gratuity-fund': 'picture-tea',
    'retirement-reserves-plan': 'picture-tree',
    'property-management': 'picture-houses',
    'property-advisory': 'picture-key',
    'property-development': 'picture-brick-house',
    'property-valuations': 'picture-valuation',
    'project-management': 'picture-site',
  },
  pages: {
    'bank-bankaccounts': 'picture-notes',
    'bank-bankproducts': 'picture-market',
    'bank-personalAndbusinessbanking': 'picture-shop',
    'bank-contact': 'picture-phone',
    'bank-aboutus': 'picture-lake',
    'bank-board': 'picture-counter',
    'bank-team': 'picture-counter',
    'bank-shareholding': 'picture-notes',
    'bank-investor_relations': 'picture-report',
    'bank-complaints': 'picture-radio',
    'bank-fraud': 'picture-padlock',
    'bank-lostcard': 'picture-card-machine',
    'bureau-contact': 'picture-suitcase',
    'bureau-aboutus': 'picture-exchange',
    'bureau-board': 'picture-minibus',
    'bureau-team': 'picture-minibus',
    'bureau-shareholding': 'picture-notes',
    'bureau-investor_relations': 'picture-goods',
    'discount-contact': 'picture-tree',
    'discount-aboutus': 'picture-tea',
    'discount-board': 'picture-tree',
    'discount-team': 'picture-tree',
    'discount-shareholding': 'picture-coins',
    'discount-investor_relations': 'picture-report',
    'properties-contact': 'picture-plateau',
    'properties-aboutus': 'picture-houses',
    'properties-board': 'picture-plateau',
    'properties-team': 'picture-plateau',
    'properties-shareholding': 'picture-key',
    'properties-investor_relations': 'picture-valuation',
    'holdings-contact': 'picture-mountain',
    'holdings-aboutus': 'picture-mountain',
    'holdings-board': 'picture-bridge',
    'holdings-team': 'picture-bridge',
    'holdings-fdhshareholding': 'picture-report',
    'holdings-investor_relations': 'picture-report',
    'holdings-fdhcares': 'picture-school',
  },
} as const satisfies Record<string, OfItems>

/** At the heads of pages that the program draws, by their address. */
const ofDrawnPages: Record<BrandId, OfItems> = {
  holdings: {
    '/fdhfinancialholdings/blog': 'picture-radio',
    '/fdhfinancialholdings/loan': 'picture-coins',
    '/fdhfinancialholdings/sitemap': 'picture-mountain',
  },
  bank: {
    '/fdhbankplc/blog': 'picture-radio',
    '/fdhbankplc/branches': 'picture-counter',
    '/fdhbankplc/documents': 'picture-report',
    '/fdhbankplc/exchangeRates': 'picture-notes',
    '/fdhbankplc/exchangeRates/day': 'picture-calendar',
    '/fdhbankplc/exchangeRates/history': 'picture-notes',
    '/fdhbankplc/faqs': 'picture-kiosk',
    '/fdhbankplc/kyc': 'picture-key',
    '/fdhbankplc/loan': 'picture-coins',
    '/fdhbankplc/onboarding': 'picture-market',
  },
  bureau: {
    '/fdhmoneybureau/locations': 'picture-minibus',
    '/fdhmoneybureau/tariffs': 'picture-exchange',
  },
  discount: { '/firstdiscounthouse/services': 'picture-tea' },
  properties: { '/fdhproperties/services': 'picture-houses' },
}

/** The same as an administrator would set them. */
export const headPicturesOf = (fileId: (name: string) => string, company: BrandId) =>
  Object.entries(ofDrawnPages[company]).map(([page, name]) => ({
    page,
    image: picture(fileId, name, company),
  }))

/** The head's picture of an item of the sample, where it has one. */
export function headPicture(
  fileId: (name: string) => string,
  collection: keyof typeof pictures,
  key: string,
  brand: BrandId,
): { image?: ReturnType<typeof picture> } {
  const ofItems: OfItems = pictures[collection]
  const name = ofItems[key]
  return name === undefined ? {} : { image: picture(fileId, name, brand) }
}
