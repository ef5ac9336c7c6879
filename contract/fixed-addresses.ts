/**
 * Products whose addresses the spec names, by slug: staff can neither remove nor rename them. Their `family` and `type`
 * are parts of the address too. Everything else on them can be changed.
 */
export const fixedProducts: readonly string[] = [
  'savings-account',
  'current-account',
  'fixed-deposit-account',
  'diaspora-account',
  'first-save',
  'contract-bonds',
  'bancassurance',
  'digital-banking',
  'cards',
  'cib',
  'salama',
  'fdhbankpakhomo',
  'ufulu525',
  'oneclick',
  'fdhmobile',
  'posmachines',
  'wallet525',
]
