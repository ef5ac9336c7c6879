import type { Item } from '#contract/registry.ts'
import { DocumentRows } from '../../../components/document-row.tsx'
import { Link } from '../../../components/link.tsx'
import { Section } from '../../../components/section.tsx'
import { Shareholding } from '../../../components/shareholding.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './investors.module.css'
import type { HoldingsHome } from './read.ts'

const LatestDocuments = ({ title, documents }: { title: string; documents: readonly Item<'documents'>[] }) =>
  documents.length > 0 && (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <DocumentRows documents={documents} />
    </div>
  )

/** The newest report and notice, and who owns the bank. */
export function Investors({ data: { reports, notices, shareholders } }: { data: HoldingsHome }) {
  const {
    messages: { holdingsHome: messages, company },
  } = usePageContext()
  return (
    <Section
      id="investors"
      title={messages.investorTitle}
      lede={messages.investorLede}
      ground="wash"
      aside={<Link to="/fdhfinancialholdings/investor_relations">{messages.investorAll}</Link>}
    >
      <div className={styles.halves}>
        <div className={styles.papers}>
          <LatestDocuments title={messages.latestReports} documents={reports} />
          <LatestDocuments title={messages.latestNotices} documents={notices} />
        </div>
        {shareholders && (
          <div>
            <h3 className={styles.title}>{company.shareholdingOf}</h3>
            <Shareholding of={shareholders} title={company.shareholdingOf} />
            <p className={styles.all}>
              <Link to="/fdhfinancialholdings/fdhshareholding">{messages.shareholdingAll}</Link>
            </p>
          </div>
        )}
      </div>
    </Section>
  )
}
