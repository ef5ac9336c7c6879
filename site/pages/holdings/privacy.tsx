import { privacy } from '#contract/companies/site-statements.ts'
import { definePage } from '../../page.ts'
import { WrittenPage } from '../company/written-page.tsx'

export const page = definePage({
  paths: ['/fdhfinancialholdings/privacy'],
  load: async () => ({}),
  title: (_messages, _data, { lang }) => privacy.heading[lang],
  description: (_messages, _data, { lang }) => privacy.description[lang],
  Component: () => <WrittenPage page={privacy} />,
})
