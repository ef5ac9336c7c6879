import type { BrandId } from '#contract/brands/names.ts'
import { DocumentRows } from '../../../components/document-row.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'
import { FindPapers } from './find.tsx'
import styles from './papers.module.css'
import { paperTypes, type Papers as Read } from './read.ts'

/** Results, annual reports and notices. */
export function Papers({ papers, brand }: { papers: Read; brand: BrandId }) {
  const {
    messages: { company: messages },
  } = usePageContext()
  const kinds = paperTypes.filter((type) => papers[type].length > 0)
  return (
    <Section id="papers" title={messages.papers} ground="wash">
      {kinds.length === 0 && <EmptyState>{messages.noPapers}</EmptyState>}
      <div className={styles.kinds}>
        {kinds.map((type) => (
          <div key={type}>
            <h3 className={styles.title}>{messages.types[type]}</h3>
            <DocumentRows documents={papers[type]} />
          </div>
        ))}
      </div>
      <FindPapers brand={brand} />
    </Section>
  )
}
