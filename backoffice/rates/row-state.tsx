import type { BoardRow } from '#contract/backoffice/rates.ts'
import { shortCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import styles from './rates.module.css'

/** In a word or two what is on its way for a row, and the way to its past. */
export function RowState({
  row,
  taken,
  onHistory,
}: {
  row: BoardRow
  taken: boolean
  onHistory: () => void
}) {
  const { chips, history, historyOf } = messages.rates
  const [draft] = row.drafts
  const [later] = row.scheduled
  return (
    <>
      {taken && <span data-chip="info">{chips.taken}</span>}
      {row.waiting.length > 0 && <span data-chip="info">{chips.waiting}</span>}
      {draft && !taken && (
        <span data-chip={draft.reason ? 'error' : 'plain'}>
          {draft.reason ? chips.returned : chips.draft}
        </span>
      )}
      {later && (
        <span data-chip="success">
          {chips.scheduled} {shortCat(later.at)}
        </span>
      )}
      <button
        type="button"
        className={styles.link}
        aria-label={formatMessage(historyOf, { row: row.key })}
        onClick={onHistory}
      >
        {history}
      </button>
    </>
  )
}
