import { formatMessage } from '#contract/format-message.ts'
import { definePage } from '../page.ts'
import { readSearch } from './search/read.ts'
import { SearchPage } from './search/search-page.tsx'

/** Over the whole site, also without JavaScript. What is asked for has too many values to keep. */
export const page = definePage({
  paths: ['/search'],
  query: ['q', 'group', 'page'],
  load: readSearch,
  title: ({ search: messages }, { text }) =>
    text ? formatMessage(messages.titleOf, { text }) : messages.title,
  description: ({ search: messages }) => messages.description,
  canonical: () => '/search',
  keep: ({ query }) => Object.keys(query).length === 0,
  Component: ({ data }) => <SearchPage data={data} />,
})
