import { picture, type PictureName } from './picture.ts'

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
    'bank-aboutus': 'picture-lake',
    'bank-board': 'picture-counter',
    'bank-team': 'picture-counter',
    'bank-shareholding': 'picture-notes',
    'bank-investor_relations': 'picture-report',
    'bank-complaints': 'picture-radio',
    'bank-fraud': 'picture-padlock',
    'bank-lostcard': 'picture-card-machine',
    'bureau-aboutus': 'picture-exchange',
    'bureau-board': 'picture-minibus',
    'bureau-team': 'picture-minibus',
    'bureau-shareholding': 'picture-notes',
    'bureau-investor_relations': 'picture-goods',
    'discount-aboutus': 'picture-tea',
    'discount-board': 'picture-tree',
    'discount-team': 'picture-tree',
    'discount-shareholding': 'picture-coins',
    'discount-investor_relations': 'picture-report',
    'properties-aboutus': 'picture-houses',
    'properties-board': 'picture-plateau',
    'properties-team': 'picture-plateau',
    'properties-shareholding': 'picture-key',
    'properties-investor_relations': 'picture-valuation',
    'holdings-aboutus': 'picture-mountain',
    'holdings-board': 'picture-bridge',
    'holdings-team': 'picture-bridge',
    'holdings-fdhshareholding': 'picture-report',
    'holdings-investor_relations': 'picture-report',
    'holdings-fdhcares': 'picture-school',
  },
} as const satisfies Record<string, OfItems>

/** The head's picture of an item of the sample, where it has one. */
export function headPicture(
  fileId: (name: string) => string,
  collection: keyof typeof pictures,
  key: string,
): { image?: ReturnType<typeof picture> } {
  const ofItems: OfItems = pictures[collection]
  const name = ofItems[key]
  return name === undefined ? {} : { image: picture(fileId, name) }
}
