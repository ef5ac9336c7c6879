import type { BrandId } from '#contract/brands/names.ts'
import { href } from '../../../addresses.ts'
import { Button } from '../../../components/button.tsx'
import { DocumentRows } from '../../../components/document-row.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { TextField } from '../../../components/fields.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './investor-documents.module.css'
import { documentTypes, type InvestorDocuments as DocumentsByType } from './read.ts'

/** Results, annual reports and notices. */
export function InvestorDocuments({ documents, brand }: { documents: DocumentsByType; brand: BrandId }) {
  const {
    messages: { company: messages },
  } = usePageContext()
  const kinds = documentTypes.filter((type) => documents[type].length > 0)
  return (
    <Section id="papers" title={messages.papers} ground="wash">
      {kinds.length === 0 && <EmptyState>{messages.noPapers}</EmptyState>}
      <div className={styles.kinds}>
        {kinds.map((type) => (
          <div key={type}>
            <h3 className={styles.title}>{messages.types[type]}</h3>
            <DocumentRows documents={documents[type]} />
          </div>
        ))}
      </div>
      <FindDocuments brand={brand} />
    </Section>
  )
}

const documentsPage = '/fdhbankplc/documents'

/** All the company's documents by their titles: the page of documents answers, with the company chosen. */
function FindDocuments({ brand }: { brand: BrandId }) {
  const {
    messages: { documents: messages },
    request,
    hasPage,
  } = usePageContext()
  if (!hasPage(documentsPage)) return null
  return (
    <search>
      <form className={styles.form} action={href(request.lang, documentsPage)} aria-label={messages.search}>
        <input type="hidden" name="company" value={brand} />
        <TextField
          id="paper-title"
          name="title"
          type="search"
          label={messages.search}
          hint={messages.name}
          maxLength={100}
          autoComplete="off"
        />
        <Button type="submit">{messages.find}</Button>
      </form>
    </search>
  )
}
