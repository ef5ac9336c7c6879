import { typeAddress } from './type-address.ts'

/** What the bank sells beside loans, by the overview it stands in: a part of both addresses and lists. */
export const productFamilies = ['account', 'bank_product', 'digital'] as const
export type ProductFamily = (typeof productFamilies)[number]

/** What one page shows side by side. */
export const productKinds = ['accounts', 'products', 'loans'] as const
export type ProductKind = (typeof productKinds)[number]

export const accountsAddress = '/fdhbankplc/bankaccounts'
export const productsAddress = '/fdhbankplc/bankproducts'
export const digitalAddress = '/fdhbankplc/bankproducts/digitalbanking'
export const salamaAddress = '/fdhbankplc/salama'

/** The values of `type` that show all of a kind; it is also what no `type` shows. */
export const allAccounts = 'All Accounts'
export const allProducts = 'All Products'
/** The one `type` of the Salama page. */
export const salamaType = 'FDH Salama Banking'

/** The account that the opening form offers first (personal, First Save Savings Account), by its slug. */
export const firstSave = 'first-save'
/** The product that the ways of digital banking stand under, by its slug. */
export const digitalBanking = 'digital-banking'

/** Products that the spec gives a page of their own, by slug. */
export const ownAddresses: Readonly<Record<string, string>> = {
  [firstSave]: `${accountsAddress}/savingsaccount`,
  cards: '/fdhbankplc/cards',
  cib: '/fdhbankplc/cib',
  salama: typeAddress(salamaAddress, salamaType),
}

type Addressed = { slug: string; family: ProductFamily; type?: string | undefined }

/** The `type` by which addresses and the opening form name a product: its slug where it has none. */
export const productType = ({ type, slug }: Pick<Addressed, 'slug' | 'type'>): string => type ?? slug

/** Returns the address that the spec gives a product; undefined where it gives none. */
export const ownAddressOf = ({ slug }: Pick<Addressed, 'slug'>): string | undefined =>
  Object.prototype.hasOwnProperty.call(ownAddresses, slug) ? ownAddresses[slug] : undefined

/** The address of a product's page, without `/ny`. */
export function productAddress(product: Addressed): string {
  const own = ownAddressOf(product)
  if (own !== undefined) return own
  if (product.family === 'digital') return `${digitalAddress}/${product.slug}`
  return typeAddress(product.family === 'account' ? accountsAddress : productsAddress, productType(product))
}
