import { definePage } from '../../page.ts'
import { AskInvestors } from './investor-relations/ask.tsx'
import { Calendar } from './investor-relations/calendar.tsx'
import { Papers } from './investor-relations/papers.tsx'
import { readPapers } from './investor-relations/read.ts'
import { brandOf, companyOf, pathsOf } from './of.ts'
import { WrittenPage } from './written-page.tsx'

export const page = definePage({
  paths: pathsOf('investor_relations'),
  load: async (feed, request) => ({
    text: companyOf(request).investors,
    brand: brandOf(request),
    papers: await readPapers(feed, brandOf(request)),
  }),
  title: (_messages, { text }, { lang }) => text.heading[lang],
  description: (_messages, { text }, { lang }) => text.description[lang],
  Component: ({ data: { text, brand, papers } }) => (
    <>
      <WrittenPage page={text} aside={<AskInvestors brand={brand} />} />
      <Papers papers={papers} brand={brand} />
      <Calendar days={text.calendar} />
    </>
  ),
})
