import type { Both } from '#contract/languages.ts'

export const deposits = { en: 'Deposits', ny: 'Ndalama zosungitsidwa' }
const fixed = { en: 'Fixed deposits', ny: 'Zosungitsa kwa nthawi yoikika' }
const lending = { en: 'Lending', ny: 'Ngongole' }
const reference = { en: 'Reference', ny: 'Mlingo woyambirapo' }

/** A rate in percent per year: in effect now, and what it was before, newest first. */
export type RateRow = {
  product: string
  name: Both
  group: Both
  now: string
  before: [string, string]
  /** the balance in kwacha from which it is paid */
  least_balance?: string
}

/** Deposit and lending rates; 3.5% on savings, up to 8% and 5% as the banners say (spec, section 9). */
export const rateRows: RateRow[] = [
  {
    product: 'savings-account',
    name: { en: 'Savings Account', ny: 'Akaunti yosungira ndalama' },
    group: deposits,
    now: '3.5',
    before: ['3.25', '3'],
  },
  {
    product: 'savings-account-highest-tier',
    name: {
      en: 'Savings Account, highest tier',
      ny: 'Akaunti yosungira ndalama, gawo lapamwamba',
    },
    group: deposits,
    least_balance: '1000000',
    now: '8',
    before: ['7.75', '7.5'],
  },
  {
    product: 'current-account',
    name: { en: 'Current Account', ny: 'Akaunti ya kalenti' },
    group: deposits,
    now: '1',
    before: ['0.75', '0.5'],
  },
  {
    product: 'current-account-highest-tier',
    name: { en: 'Current Account, highest tier', ny: 'Akaunti ya kalenti, gawo lapamwamba' },
    group: deposits,
    least_balance: '2000000',
    now: '5',
    before: ['4.75', '4.5'],
  },
  {
    product: 'diaspora-account',
    name: { en: 'Diaspora Account', ny: 'Akaunti ya Amalawi okhala kunja' },
    group: deposits,
    now: '4',
    before: ['3.75', '3.5'],
  },
  {
    product: 'fixed-deposit-1-month',
    name: { en: 'Fixed Deposit, 1 month', ny: 'Nthawi yoikika, mwezi 1' },
    group: fixed,
    now: '5',
    before: ['4.75', '4.5'],
  },
  {
    product: 'fixed-deposit-3-months',
    name: { en: 'Fixed Deposit, 3 months', ny: 'Nthawi yoikika, miyezi 3' },
    group: fixed,
    now: '6',
    before: ['5.75', '5.5'],
  },
  {
    product: 'fixed-deposit-6-months',
    name: { en: 'Fixed Deposit, 6 months', ny: 'Nthawi yoikika, miyezi 6' },
    group: fixed,
    now: '7',
    before: ['6.75', '6.5'],
  },
  {
    product: 'fixed-deposit-9-months',
    name: { en: 'Fixed Deposit, 9 months', ny: 'Nthawi yoikika, miyezi 9' },
    group: fixed,
    now: '7.5',
    before: ['7.25', '7'],
  },
  {
    product: 'fixed-deposit-12-months',
    name: { en: 'Fixed Deposit, 12 months', ny: 'Nthawi yoikika, miyezi 12' },
    group: fixed,
    now: '8',
    before: ['7.75', '7.5'],
  },
  {
    product: 'reference-rate',
    name: { en: 'Reference rate', ny: 'Mlingo woyambirapo wa chiongola dzanja' },
    group: reference,
    now: '25.2',
    before: ['25.4', '25.3'],
  },
  {
    product: 'base-lending-rate',
    name: { en: 'Base lending rate', ny: 'Mlingo woyambira wa chiongola dzanja pa ngongole' },
    group: reference,
    now: '25.2',
    before: ['25.4', '25.3'],
  },
  {
    product: 'executive-loan-scheme',
    name: { en: 'Executive Loan Scheme', ny: 'Ngongole ya akuluakulu a ntchito' },
    group: lending,
    now: '30.2',
    before: ['30.4', '30.3'],
  },
  {
    product: 'employer-supported-loans',
    name: { en: 'Employer Supported Loans', ny: 'Ngongole zothandizidwa ndi wolemba ntchito' },
    group: lending,
    now: '30.7',
    before: ['30.9', '30.8'],
  },
  {
    product: 'amayi-atakate',
    name: { en: 'Amayi Atakate', ny: 'Amayi Atakate' },
    group: lending,
    now: '29.2',
    before: ['29.4', '29.3'],
  },
  {
    product: 'instaloans',
    name: { en: 'Instaloans', ny: 'Instaloans' },
    group: lending,
    now: '33.2',
    before: ['33.4', '33.3'],
  },
  {
    product: 'working-capital',
    name: { en: 'Working Capital', ny: 'Ngongole ya mpamba' },
    group: lending,
    now: '31.7',
    before: ['31.9', '31.8'],
  },
  {
    product: 'overdraft',
    name: { en: 'Overdraft', ny: 'Overdraft (ngongole ya pa akaunti)' },
    group: lending,
    now: '32.2',
    before: ['32.4', '32.3'],
  },
]
