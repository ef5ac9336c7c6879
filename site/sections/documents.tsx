import type { BrandId } from '#contract/brands/names.ts'
import type { Feed } from '#contract/feed.ts'
import type { Item } from '#contract/registry.ts'
import type { SectionOf } from '#contract/section-types.ts'
import { href } from '../addresses.ts'
import { Button } from '../components/button.tsx'
import { DocumentRows } from '../components/document-row.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { TextField } from '../components/fields.tsx'
import { Section } from '../components/section.tsx'
import { usePageContext } from '../page-context.ts'
import { companyOf, defineSectionView } from '../section.ts'
import styles from './documents.module.css'

type Documents = Item<'documents'>[]
type OfType = { type: Documents[number]['document_type_name']; documents: Documents }

/** The newest of each type; types without any are left out. */
async function readOfTypes(
  feed: Feed,
  { section, group, types, most }: SectionOf<'documents'>,
  company: BrandId,
): Promise<OfType[]> {
  const found = await Promise.all(
    types.map(async (type) => {
      const where = {
        section,
        brands: company,
        document_type_name: type,
        ...(group !== undefined && { group }),
      }
      const newest = await feed.newest('documents', most, where)
      return { type, documents: newest.toSorted((a, b) => b.dated.localeCompare(a.dated)) }
    }),
  )
  return found.filter(({ documents }) => documents.length > 0)
}

/** The newest documents of a company by their types, such as results, annual reports and notices. */
export const view = defineSectionView('documents', {
  async load(section, feed, request) {
    const company = companyOf(section, request)
    const kinds = await readOfTypes(feed, section, company)
    return kinds.length === 0 && !section.search ? null : { company, kinds }
  },
  Component({ section: { id, title, ground, search }, data: { company, kinds } }) {
    const {
      messages: { company: messages },
    } = usePageContext()
    return (
      <Section id={id} title={title} ground={ground}>
        {kinds.length === 0 && <EmptyState>{messages.noPapers}</EmptyState>}
        <div className={styles.kinds}>
          {kinds.map(({ type, documents }) => (
            <div key={type}>
              <h3 className={styles.title}>{messages.types[type]}</h3>
              <DocumentRows documents={documents} />
            </div>
          ))}
        </div>
        {search && <FindDocuments brand={company} />}
      </Section>
    )
  },
})

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
      <form
        data-keep="papers"
        autoComplete="off"
        className={styles.form}
        action={href(request.lang, documentsPage)}
        aria-label={messages.search}
      >
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
