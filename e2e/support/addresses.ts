import { fixedPageAddresses } from '#contract/fixed-pages.ts'
import type { CreateSite } from '#contract/site.ts'

// The built site knows its own addresses, so that a page added later is covered without an edit here.
const built = new URL('../../dist/site/server/entry.js', import.meta.url).href
const { createSite } = (await import(built)) as { createSite: CreateSite } // our own build, by contract/site.ts

/** Every value of `type` that the spec names, as it spells them. */
function types(path: string, values: readonly string[]): string[] {
  return values.map((value) => `${path}?type=${encodeURIComponent(value)}`)
}

/** Addresses that stand for patterns and for choices in the query, one of each kind. */
const samples = [
  '/fdhbankplc/blog/view/five-thousand-agents',
  '/fdhfinancialholdings/blog/view/group-half-year-in-plain-figures',
  '/fdhfinancialholdings/board/tamanda-sample-banda',
  '/fdhbankplc/blog?page=2',
  '/fdhbankplc/branches?name=lilongwe',
  '/fdhbankplc/exchangeRates?tab=Tariffs',
  '/fdhmoneybureau/home?amount=250&currency=USD&side=buy',
  '/fdhbankplc/loan?product=executive-loan-scheme&amount=1000000&months=24',
  '/fdhbankplc/kyc?tab=Upload+KYC+Documents',
  ...['fdhbankpakhomo', 'ufulu525', 'oneclick', 'fdhmobile', 'posmachines', 'wallet525'].map(
    (slug) => `/fdhbankplc/bankproducts/digitalbanking/${slug}`,
  ),
  '/search?q=savigns',
  ...types('/fdhbankplc/bankaccounts', [
    'All Accounts',
    'Savings Account',
    'Current Account',
    'Fixed Deposite Account',
    'Diaspora Account',
  ]),
  ...types('/fdhbankplc/bankproducts', [
    'All Products',
    'Contract Bonds',
    'Bancassurance',
    'Digital Banking',
  ]),
  ...types('/fdhbankplc/personalAndbusinessbanking', [
    'All Loans',
    'Executive Loan Scheme',
    'Employer Supported Loans',
    'Amayi Atakate',
  ]),
  ...types('/fdhbankplc/salama', ['FDH Salama Banking']),
  ...types('/firstdiscounthouse/services', [
    'Repurchase Agreement (REPO)',
    'Reverse Repurchase Order (Reverse REPO)',
    'Education Fund',
    'Gratuity Fund',
    'Retirement Reserves Plan',
  ]),
  ...types('/fdhproperties/services', [
    'Property Management',
    'Property Advisory',
    'Property Development',
    'Property Valuations',
    'Project Management',
  ]),
]

/** Addresses of the spec that only lead elsewhere; e2e/redirects.test.ts follows them. */
export const leadingElsewhere = ['/fdhfinancialholdings', '/fdhbankplc', '/fdhmoneybureau', '/fdhproperties']

/** Shows the newest article, which has an address of its own: kept out of search engines. */
export const newestArticle = ['/fdhfinancialholdings/blog/view', '/fdhbankplc/blog/view']

/** Every page's address without `/ny`: those without a pattern, those that staff write, and the samples. */
export const pageAddresses = [
  ...new Set([
    ...createSite({ script: '', styles: [], ownStyles: {}, innerStyles: [], fonts: [] })
      .routes.map(({ path }) => path)
      // What ends as a file does is one.
      .filter((path) => !path.includes(':') && !/\.\w+$/.test(path))
      .filter((path) => ![...leadingElsewhere, ...newestArticle].includes(path)),
    ...fixedPageAddresses,
    ...samples,
  ]),
]

export const languages = ['en', 'ny'] as const
/** The address of a page in a language. */
export const inLanguage = (lang: 'en' | 'ny', path: string): string => (lang === 'ny' ? `/ny${path}` : path)
