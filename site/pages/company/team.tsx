import { officesOf } from '../../components/offices.ts'
import { definePage } from '../../page.ts'
import { brandOf, companyOf, pathsOf } from './of.ts'
import { OfficesPage } from './offices-page.tsx'

export const page = definePage({
  paths: pathsOf('team'),
  load: async (feed, request) => ({
    text: companyOf(request).team,
    people: officesOf(await feed.all('executives'), brandOf(request), 'Management'),
  }),
  title: (_words, { text }, { lang }) => text.heading[lang],
  description: (_words, { text }, { lang }) => text.description[lang],
  Component: ({ data, words }) => <OfficesPage {...data} title={words.company.managers} />,
})
