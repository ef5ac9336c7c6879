import type { BrandId } from '#contract/brands/names.ts'
import { officeOf } from '../../frame.ts'
import { Card } from '../../components/card.tsx'
import { usePageContext } from '../../page-context.ts'
import { Reach } from './contact/reach.tsx'
import { definePage } from '../../page.ts'
import { Calendar } from './investor-relations/calendar.tsx'
import { InvestorDocuments } from './investor-relations/investor-documents.tsx'
import { readInvestorDocuments } from './investor-relations/read.ts'
import { brandOf, companyOf, pathsOf } from './of.ts'
import { WrittenPage } from './written-page.tsx'

export const page = definePage({
  paths: pathsOf('investor_relations'),
  load: async (feed, request) => ({
    text: companyOf(request).investors,
    brand: brandOf(request),
    documents: await readInvestorDocuments(feed, brandOf(request)),
  }),
  title: (_messages, { text }, { lang }) => text.heading[lang],
  description: (_messages, { text }, { lang }) => text.description[lang],
  Component: ({ data: { text, brand, documents } }) => (
    <>
      <WrittenPage page={text} aside={<AskInvestors brand={brand} />} />
      <InvestorDocuments documents={documents} brand={brand} />
      <Calendar days={text.calendar} />
    </>
  ),
})

/** Whom a holder may ask. */
function AskInvestors({ brand }: { brand: BrandId }) {
  const { messages, frame } = usePageContext()
  const office = officeOf(frame, brand)
  if (!office) return null
  return (
    <Card title={messages.company.askInvestors} level={2}>
      <Reach office={office} />
    </Card>
  )
}
