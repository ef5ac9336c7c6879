export { fieldNames as fields } from '#contract/backoffice/field-names.ts'

/** What values are called whose wire names, kept as the spec spells them, do not read well. All others are read from the value itself. */
export const choices: Readonly<Record<string, string>> = {
  en: 'English',
  ny: 'Chichewa',
  kyc: 'KYC',
  percent_per_year: '% a year',
}
