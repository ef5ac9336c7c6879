/**
 * What fields are called where their wire names, kept as the spec spells them, do not read well. All others are read
 * from the name itself.
 */
export const fields: Readonly<Record<string, string>> = {
  branch_id: 'Branch',
  brands: 'Companies',
  category: 'Kind of loan',
  category2: 'For',
  creater_name: 'Author’s name',
  document_type_name: 'Type of document',
  featured: 'At the top of the news',
  href: 'Leads to',
  income_band: 'Income band',
  kyc_account_type_id: 'Account type',
  least: 'Least amount (MWK)',
  longest_months: 'Longest term (months)',
  longtude: 'Longitude',
  foot: 'Links in the foot',
  most: 'Largest amount (MWK)',
  rate: 'Rate (% a year)',
  region: 'District',
  region_name: 'Region',
  shareDiscription: 'Text when shared',
  shareTitle: 'Title when shared',
  showSocialIcons: 'Offer sharing',
  slug: 'Address (slug)',
  starts_at: 'Shows from (CAT)',
  ends_at: 'Shows until (CAT)',
  to: 'Leads to',
  effective_at: 'Takes effect (CAT)',
  charges: 'Tariffs (product codes)',
  charges_note: 'Note on the charges',
  lends: 'The customer pays its rates',
  rates: 'Rates (product codes)',
  reference_rate: 'Reference rate',
  search_title: 'Title in search results',
  up_to: 'The first rate is the highest of several',
  next: 'Next steps',
}

/** What values are called whose wire names, kept as the spec spells them, do not read well. All others are read from the value itself. */
export const choices: Readonly<Record<string, string>> = {
  en: 'English',
  ny: 'Chichewa',
  kyc: 'KYC',
  percent_per_year: '% a year',
  in_hand: 'In progress',
}
