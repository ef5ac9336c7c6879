import { lostCard } from '#contract/companies/bank-safety.ts'
import { UrgentPage } from './safety/urgent-page.tsx'
import { definePage } from '../../page.ts'

export const page = definePage({
  paths: ['/fdhbankplc/lostcard'],
  load: async () => ({}),
  title: (_messages, _data, { lang }) => lostCard.heading[lang],
  description: (_messages, _data, { lang }) => lostCard.description[lang],
  Component: () => <UrgentPage page={lostCard} />,
})
