import { formatMessage } from '#contract/format-message.ts'
import { formatDay } from '#contract/rules/dates.ts'
import { Announced } from '../../../components/announced.tsx'
import { Table } from '../../../components/table.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './terms.module.css'
import type { Loan } from './read.ts'
import { termsOf } from './terms-of.ts'

/** A loan's terms from its row, with the day they took effect. */
export function Terms({ loan }: { loan: Loan }) {
  const {
    messages: { loans: messages },
    request,
  } = usePageContext()
  return (
    <Table
      wide="words"
      caption={formatMessage(messages.termsCaption, { since: formatDay(loan.effective_at, request.lang) })}
      columns={[
        { name: messages.term, quiet: true },
        { name: messages.value, figures: true, quiet: true },
      ]}
      rows={termsOf(loan, messages, request.lang).map(({ name, value, next }) => ({
        key: name,
        cells: [
          name,
          <span key="value" className={styles.value}>
            {value}
            {loan.announced && next && <Announced value={next} from={loan.announced.effective_at} />}
          </span>,
        ],
      }))}
    />
  )
}
