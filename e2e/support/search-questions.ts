import { currencies } from '#contract/currencies.ts'

/** What people ask, and the pages, or documents by title, of which one must come first. Written before the search was tuned to them. */
export type Question = [asked: string, ...first: [string, ...string[]]]

const account = (type: string) => `/fdhbankplc/bankaccounts?type=${type}`
const loan = (type: string) => `/fdhbankplc/personalAndbusinessbanking?type=${type}`
const product = (type: string) => `/fdhbankplc/bankproducts?type=${type}`
const digital = (name: string) => `/fdhbankplc/bankproducts/digitalbanking/${name}`
const invest = (type: string) => `/firstdiscounthouse/services?type=${type}`
const property = (type: string) => `/fdhproperties/services?type=${type}`
const branch = (name: string) => `/fdhbankplc/branches?name=${name}`

const rates = '/fdhbankplc/exchangeRates'
const bureauRates = '/fdhmoneybureau/tariffs'
const salama = '/fdhbankplc/salama?type=FDH+Salama+Banking'
const kyc = '/fdhbankplc/kyc'
const sending = `${kyc}?tab=Upload KYC Documents`
const contact = '/fdhbankplc/contact'
const amayi = '/fdhbankplc/amayiatakateloan'

/** Questions that the search may be tuned by. */
export const questions: readonly Question[] = [
  // Names of products, in full, in part, mistyped.
  ['savings account', account('Savings Account')],
  ['Current Account', account('Current Account')],
  ['fixed deposit', account('Fixed Deposite Account')],
  ['diaspora', account('Diaspora Account')],
  ['first save', '/fdhbankplc/bankaccounts/savingsaccount'],
  ['savigns acount', account('Savings Account')],
  ['instaloan', loan('Instaloans')],
  ['chikole', loan('Instaloans'), loan('Working Capital')],
  ['whatsapp banking', contact],
  ['escom', digital('ufulu525')],
  ['kulipira mabilu', digital('fdhmobile')],
  ['overdraft', loan('Overdraft')],
  ['working capital', loan('Working Capital')],
  ['amayi atakate', amayi, loan('Amayi Atakate')],
  ['salama', salama, '/fdhbankplc/salama'],
  ['bancassurance', product('Bancassurance')],
  ['bid bond', product('Contract Bonds')],
  ['one click', digital('oneclick')],
  ['ufulu', digital('ufulu525')],
  ['*525#', digital('ufulu525'), digital('wallet525')],
  ['pakhomo', digital('fdhbankpakhomo')],
  ['pos machine', digital('posmachines')],
  ['education fund', invest('Education Fund')],
  ['repo', invest('Repurchase Agreement (REPO)'), invest('Reverse Repurchase Order (Reverse REPO)')],
  ['valuation', property('Property Valuations')],
  // What people say in place of the name.
  ['forex', rates, bureauRates],
  ['exchange rates', rates, bureauRates],
  ['mobile app', digital('fdhmobile')],
  ['whatsapp', contact, '/fdhmoneybureau/contact', '/fdhfinancialholdings/contact'],
  ['internet banking', digital('oneclick')],
  ['scam', '/fdhbankplc/fraud'],
  ['lost card', '/fdhbankplc/lostcard'],
  ['complain', '/fdhbankplc/complaints'],
  ['loan calculator', '/fdhbankplc/loan'],
  ['open an account', '/fdhbankplc/onboarding'],
  ['update my kyc', sending],
  ['send kyc documents', sending],
  ['instalone', loan('Instaloans')],
  ['usd rate tody', rates],
  ['lost my atm card', '/fdhbankplc/lostcard'],
  ['fd account', account('Fixed Deposite Account')],
  ['tbill', invest('Repurchase Agreement (REPO)'), invest('Reverse Repurchase Order (Reverse REPO)')],
  // Chichewa, and both languages at once.
  ['kutsegula akaunti', '/fdhbankplc/onboarding'],
  ['dollar kugula', rates, bureauRates],
  ['one klik', digital('oneclick')],
  ['dandalo', '/fdhbankplc/complaints'],
  [
    'airport kusintha ndalama',
    '/fdhmoneybureau/locations?name=Bureau Chileka Airport',
    '/fdhmoneybureau/locations?name=Bureau Lilongwe Airport',
  ],
  ['akaunti yosungira ndalama', account('Savings Account')],
  ['ngongole ya amayi', amayi, loan('Amayi Atakate')],
  ['tsegulani akaunti', '/fdhbankplc/onboarding'],
  ['kusintha ndalama', rates, bureauRates, '/fdhmoneybureau/home'],
  ['madandaulo', '/fdhbankplc/complaints'],
  ['chinyengo', '/fdhbankplc/fraud'],
  ['ngongole calculator', '/fdhbankplc/loan'],
  ['kadi yotayika', '/fdhbankplc/lostcard'],
  ['sinthani kyc', sending],
  ['nthambi ya Zomba', branch('Zomba')],
]

/** The reports are listed there, by company. */
const reports = [
  '/fdhbankplc/documents',
  '/fdhbankplc/investor_relations',
  '/fdhfinancialholdings/investor_relations',
  '/firstdiscounthouse/investor_relations',
] as const
const allRates = [rates, bureauRates, `${rates}/history`] as const

/** Currencies, abbreviations, names written together, and other words than the pages use. */
export const otherWords: readonly Question[] = [
  ...['euro', 'rand', 'yen', 'pound', 'dollar'].map((currency): Question => [currency, ...allRates]),
  ...Object.entries(currencies).flatMap(([code, { en, ny }]) =>
    [code, en, ny].map((currency): Question => [currency, ...allRates]),
  ),
  ['pula', ...allRates],
  ['mtengo wa dola', ...allRates],
  ['mtengo wa yuro', ...allRates],
  ['IBAN', contact],
  ['swift code', contact],
  ['otp', '/fdhbankplc/fraud'],
  ['oneclick', digital('oneclick')],
  ['firstsave', '/fdhbankplc/bankaccounts/savingsaccount'],
  ['internetbanking', digital('oneclick')],
  ['mobilemoney', digital('wallet525')],
  ['khadi labedwa', '/fdhbankplc/lostcard'],
  ['repo', invest('Repurchase Agreement (REPO)'), invest('Reverse Repurchase Order (Reverse REPO)')],
  ['annual report', ...reports],
  // The newest report itself comes first; addresses of files differ between databases.
  ['lipoti la pachaka', 'FDH Bank PLC: annual report 2025', ...reports],
  // Both addresses have the same finder.
  ['atm near me', '/fdhbankplc/branches', '/fdhfinancialholdings/branches'],
  ['atm yapafupi', '/fdhbankplc/branches', '/fdhfinancialholdings/branches'],
  ['nambala ya swift', contact],
  ['salary advance', loan('Instaloans')],
  ['malipiro asanafike', loan('Instaloans')],
  ['ntchito yolembedwa', '/fdhfinancialholdings/contact', contact],
  ['jobs', '/fdhfinancialholdings/contact', contact],
  ['whatsapp', contact],
]

/** Set aside while the search was tuned; looked at once, at the end. */
export const setAside: readonly Question[] = [
  ['fixed deposit account rates', account('Fixed Deposite Account')],
  ['curent acount', account('Current Account')],
  ['executive loan', loan('Executive Loan Scheme')],
  ['employer supported loans', loan('Employer Supported Loans')],
  ['loan for women', amayi, loan('Amayi Atakate')],
  ['islamic banking', salama, '/fdhbankplc/salama'],
  ['funeral insurance', product('Bancassurance')],
  ['wallet', digital('wallet525')],
  ['airtel money', digital('wallet525')],
  ['agents', digital('fdhbankpakhomo')],
  ['debit card', '/fdhbankplc/cards'],
  ['kyc', kyc],
  ['gratuity', invest('Gratuity Fund')],
  ['property management', property('Property Management')],
  ['dollar rate', rates, bureauRates, `${rates}/history`],
  ['branch mzuzu', branch('Mzuzu')],
  ['privacy', '/fdhfinancialholdings/privacy'],
  [
    'ndondomeko ya ngongole ya bizinesi',
    loan('Working Capital'),
    '/fdhbankplc/personalAndbusinessbanking',
    amayi,
  ],
  ['akaunti ya kunja', account('Diaspora Account')],
  ['inshuwalansi', product('Bancassurance')],
  ['board of the bank', '/fdhbankplc/board'],
]
