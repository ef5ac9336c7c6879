import { typeAddress } from './type-address.ts'

export const loansAddress = '/fdhbankplc/personalAndbusinessbanking'
export const calculatorAddress = '/fdhbankplc/loan'
/** Where Amayi Atakate is told in full; its other addresses name this one. */
export const amayiAddress = '/fdhbankplc/amayiatakateloan'
/** The loan with two addresses of its own, by its slug. */
export const amayiSlug = 'amayi-atakate'
export const amayiAddresses = [amayiAddress, `${loansAddress}/amayiatakateloan`] as const

/** The value of `type` that shows all of them; it is also what no `type` shows. */
export const allLoans = 'All Loans'

/** The tabs of a loan as they stand in addresses (spec, section 2); the first is shown where none is named. */
export const loanTabs = ['Requirements', 'Benefits', 'Features', 'Accessibility'] as const
export type LoanTab = (typeof loanTabs)[number]

/** The `type` by which addresses name a loan: its slug where it has none. */
export const loanType = ({ type, slug }: { slug: string; type?: string | undefined }): string => type ?? slug

/** The address of a loan's page, without `/ny`. */
export const loanAddress = (loan: { slug: string; type?: string | undefined }): string =>
  typeAddress(loansAddress, loanType(loan))
