import { formatMessage } from '#contract/format-message.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { usePageContext } from '../../../page-context.ts'
import { LoanTable } from './loan-table.tsx'
import styles from './loans-by-kind.module.css'
import type { Loan } from './read.ts'

/** Every loan in effect, those for persons before those for businesses. */
export function LoansByKind({ loans }: { loans: readonly Loan[] }) {
  const {
    messages: { loans: messages },
  } = usePageContext()
  const kinds = [
    ['Personal', messages.personal],
    ['Business', messages.business],
  ] as const
  return (
    <>
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
    </>
  )
}
