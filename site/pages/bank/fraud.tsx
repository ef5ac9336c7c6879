import { fraud } from '#contract/companies/bank-safety.ts'
import { UrgentPage } from './safety/urgent-page.tsx'
import { definePage } from '../../page.ts'

export const page = definePage({
  paths: ['/fdhbankplc/fraud'],
  load: async () => ({}),
  title: (_messages, _data, { lang }) => fraud.heading[lang],
  description: (_messages, _data, { lang }) => fraud.description[lang],
  Component: () => <UrgentPage page={fraud} />,
})
