import { brandIds, brands } from '#contract/brands/names.ts'
import { definePage } from '../page.ts'
import { readWritten } from './written/read.ts'
import { WrittenPage } from './written/written-page.tsx'

const [first, ...others] = brandIds.map((id) => `${brands[id].path}/:slug`)

/** Any page that staff write, below each company; an address that has a page of its own goes to that. */
export const page = definePage({
  paths: [first ?? '', ...others],
  sheet: 'sections',
  query: ['sent'],
  form: 'enquiry',
  load: readWritten,
  hasForm: ({ sections }) => sections.some(({ type }) => type === 'enquiry'),
  title: (_messages, { page: { heading, search_title } }) => search_title ?? heading,
  description: (_messages, { page: { description } }) => description,
  structured: ({ sections }) => sections.flatMap(({ structured }) => structured),
  addresses: async (feed) =>
    (await feed.all('pages')).map(({ address, updated_at }) => ({ path: address, changed: updated_at })),
  Component: ({ data }) => <WrittenPage {...data} />,
})
