// Items whose addresses the spec names, by slug: staff can neither remove nor rename them. What their addresses are made
// of is fixed with them (`type`, `family`, `company`). Everything else on them can be changed.

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

export const fixedLoans: readonly string[] = [
  'executive-loan-scheme',
  'employer-supported-loans',
  'amayi-atakate',
]

export const fixedServices: readonly string[] = [
  'repo',
  'reverse-repo',
  'education-fund',
  'gratuity-fund',
  'retirement-reserves-plan',
  'property-management',
  'property-advisory',
  'property-development',
  'property-valuations',
  'project-management',
]
