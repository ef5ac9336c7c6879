import { terms } from '#contract/companies/site-statements.ts'
import { definePage } from '../../page.ts'
import { WrittenPage } from '../company/written-page.tsx'

export const page = definePage({
  paths: ['/fdhfinancialholdings/terms'],
  load: async () => ({}),
  title: (_messages, _data, { lang }) => terms.heading[lang],
  description: (_messages, _data, { lang }) => terms.description[lang],
  Component: () => <WrittenPage page={terms} />,
})
