import { formatMessage } from '#contract/format-message.ts'
import { loansOverview } from '#contract/products/overviews.ts'
import { Breadcrumbs } from '../../../components/breadcrumbs.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { Hero } from '../../../components/hero.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'
import { Choose } from '../products/choose.tsx'
import styles from './all-loans.module.css'
import { LoanTable } from './loan-table.tsx'
import type { Loan } from './read.ts'

/** Every loan in effect, those for persons before those for businesses, and what to think of before borrowing. */
export function AllLoans({ loans }: { loans: readonly Loan[] }) {
  const {
    messages: { loans: messages },
    request: { lang },
  } = usePageContext()
  const [first] = loansOverview.next
  const kinds = [
    ['Personal', messages.personal],
    ['Business', messages.business],
  ] as const
  return (
    <>
      <Hero small title={loansOverview.name[lang]} lede={loansOverview.lede[lang]}>
        {first && (
          <ButtonLink look="spark" to={first.to}>
            {first.name[lang]}
          </ButtonLink>
        )}
      </Hero>
      <Breadcrumbs here={loansOverview.name[lang]} />
      <Section id="side-by-side" title={loansOverview.tableTitle[lang]} lede={loansOverview.tableLede[lang]}>
        {loans.length === 0 && <EmptyState>{messages.none}</EmptyState>}
        <div className={styles.kinds}>
          {kinds.map(([kind, name]) => {
            const ofKind = loans.filter(({ category2 }) => category2 === kind)
            return (
              ofKind.length > 0 && (
                <div key={kind}>
                  <h3>{name}</h3>
                  <LoanTable
                    loans={ofKind}
                    caption={formatMessage(messages.tableOf, { kind: name })}
                    captionSeen={false}
                  />
                </div>
              )
            )
          })}
        </div>
      </Section>
      <Choose text={loansOverview} />
    </>
  )
}
