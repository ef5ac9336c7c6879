import { DocumentRows } from '../components/document-row.tsx'
import { More } from '../components/more.tsx'
import { Section } from '../components/section.tsx'
import { companyOf, defineSectionView } from '../section.ts'

/** The newest documents of a company, whatever their type. */
export const view = defineSectionView('newest-documents', {
  async load(section, feed, request) {
    const where = { section: 'public', brands: companyOf(section, request) }
    const documents = await feed.newest('documents', section.most, where)
    return documents.length === 0 ? null : documents
  },
  Component: ({ section: { id, title, ground, more }, data: documents }) => (
    <Section id={id} title={title} ground={ground} aside={more.length > 0 && <More to={more} />}>
      <DocumentRows documents={documents} />
    </Section>
  ),
})
