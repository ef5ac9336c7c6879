import { accessibility } from '#contract/companies/site-statements.ts'
import { definePage } from '../../page.ts'
import { WrittenPage } from '../company/written-page.tsx'

export const page = definePage({
  paths: ['/fdhfinancialholdings/accessibility'],
  load: async () => ({}),
  title: (_messages, _data, { lang }) => accessibility.heading[lang],
  description: (_messages, _data, { lang }) => accessibility.description[lang],
  Component: () => <WrittenPage page={accessibility} />,
})
