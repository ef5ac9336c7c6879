import type { Feed } from '#contract/feed.ts'
import type { Item } from '#contract/registry.ts'
import { DocumentRows } from '../components/document-row.tsx'
import { Link } from '../components/link.tsx'
import { More } from '../components/more.tsx'
import { Section } from '../components/section.tsx'
import { Shareholding } from '../components/shareholding.tsx'
import { usePageContext } from '../page-context.ts'
import { defineSectionView } from '../section.ts'
import styles from './investors.module.css'
import { shareholdersOf } from './shareholders/read.ts'

type Documents = Item<'documents'>[]

/** The newest report and notice, and who owns the bank. */
export const view = defineSectionView('investors', {
  async load(_section, feed, { frame }) {
    const papers = { section: 'public', brands: 'holdings' }
    const [statements, annual, notices] = await Promise.all([
      feed.newest('documents', 12, { ...papers, document_type_name: 'Financial Statement' }),
      feed.newest('documents', 12, { ...papers, document_type_name: 'Annual Report' }),
      // Notices to holders come from the listed bank as well.
      feed.newest('documents', 12, { section: 'public', document_type_name: 'Notice' }),
    ])
    const shareholders = shareholdersOf(frame, 'bank')
    const [reports, told] = [latest([...statements, ...annual], feed), latest(notices, feed)]
    return reports.length + told.length === 0 && !shareholders
      ? null
      : { reports, notices: told, shareholders }
  },
  Component({ section, data: { reports, notices, shareholders } }) {
    const { id, title, lede, ground, shareholding, more } = section
    const {
      messages: { company },
    } = usePageContext()
    return (
      <Section
        id={id}
        title={title}
        lede={lede}
        ground={ground}
        aside={more.length > 0 && <More to={more} />}
      >
        <div className={styles.halves}>
          <div className={styles.papers}>
            <LatestDocuments title={section.reports} documents={reports} />
            <LatestDocuments title={section.notices} documents={notices} />
          </div>
          {shareholders && (
            <div>
              <h3 className={styles.title}>{company.shareholdingOf}</h3>
              <Shareholding of={shareholders} title={company.shareholdingOf} />
              {shareholding.map(({ name, to }) => (
                <p key={to} className={styles.all}>
                  <Link to={to}>{name}</Link>
                </p>
              ))}
            </div>
          )}
        </div>
      </Section>
    )
  },
})

/**
 * The newest by the day the documents bear, not by the day they were put up; of those in the reader's language, where
 * there is one.
 */
function latest(documents: Documents, { lang }: Feed): Documents {
  const theirs = documents.filter(({ language }) => language === lang)
  return (theirs.length > 0 ? theirs : documents)
    .toSorted((a, b) => b.dated.localeCompare(a.dated))
    .slice(0, 1)
}

const LatestDocuments = ({ title, documents }: { title: string; documents: Documents }) =>
  documents.length > 0 && (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <DocumentRows documents={documents} />
    </div>
  )
