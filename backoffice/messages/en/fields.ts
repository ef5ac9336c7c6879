/**
 * What fields are called where their wire names, kept as the spec spells them, do not read well. All others are read
 * from the name itself.
 */
export const fields: Readonly<Record<string, string>> = {
  branch_id: 'Branch',
  brands: 'Companies',
  category: 'Kind of loan',
  category2: 'For',
  createrId: 'Author’s id',
  creater_name: 'Author’s name',
  document_type_name: 'Type of document',
  featured: 'At the top of the news',
  href: 'Leads to',
  income_band: 'Income band',
  kyc_account_type_id: 'Account type',
  least: 'Least amount (MWK)',
  longest_months: 'Longest term (months)',
  longtude: 'Longitude',
  next: 'Next steps',
  foot: 'Links in the foot',
  most: 'Largest amount (MWK)',
  rate: 'Rate (% a year)',
  region_id: 'Region',
  region_name: 'Name of the region',
  shareDiscription: 'Text when shared',
  shareTitle: 'Title when shared',
  showSocialIcons: 'Offer sharing',
  slug: 'Address (slug)',
  starts_at: 'Shows from (CAT)',
  ends_at: 'Shows until (CAT)',
  to: 'Leads to',
  effective_at: 'Takes effect (CAT)',
}
