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
  title: (_messages, { text }, { lang }) => text.heading[lang],
  description: (_messages, { text }, { lang }) => text.description[lang],
  Component: ({ data, messages }) => <OfficesPage {...data} title={messages.company.managers} />,
})
