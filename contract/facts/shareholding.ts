import type { Both } from '../languages.ts'

/** The day the bank was listed (spec, section 9), a bare date. */
export const listedOn = '2020-08-03'

export type Holder = {
  key: 'holdings' | 'public' | 'government' | 'staff'
  name: Both
  /** decimal string */ percent: string
}

/** Who owns the bank, largest first; together 100.00 % (spec, section 9). */
export const shareholders: readonly Holder[] = [
  { key: 'holdings', name: { en: 'Holding company', ny: 'Kampani yaikulu ya gulu' }, percent: '74.05' },
  { key: 'public', name: { en: 'General public', ny: 'Anthu onse' }, percent: '20.00' },
  { key: 'government', name: { en: 'Government', ny: 'Boma' }, percent: '4.75' },
  {
    key: 'staff',
    name: { en: 'Employee share ownership plan', ny: 'Ndondomeko ya masheya a ogwira ntchito' },
    percent: '1.20',
  },
]
