import historyIcon from 'lucide-static/icons/history.svg?raw'
import type { BoardRow, RatesBoard } from '#contract/backoffice/rates.ts'
import { formatTime, sameDay } from '#contract/rules/dates.ts'
import { briefCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import { Icon } from '../shell/icon.tsx'
import { isReplaced } from './grid-state.ts'
import styles from './rates.module.css'
import { rowName } from './row-name.ts'
import { isSent } from './today-status.ts'

type Props = {
  row: BoardRow
  board: Pick<RatesBoard, 'sheet' | 'now'>
  taken: boolean
  onHistory: () => void
}

/** In a word or two what stands and what is ahead for a row, and the way to its past. */
export function RowState({ row, board: { sheet, now }, taken, onHistory }: Props) {
  const name = rowName(sheet, row)
  const { chips, historyOf, notYet, today } = messages.rates
  const [draft] = row.drafts.filter((one) => !isReplaced(row, one))
  const [later] = row.scheduled
  return (
    <div className={styles.states}>
      <span>
        {row.live && sameDay(row.live.at, now) && (
          <span data-chip="success">{formatMessage(today, { time: formatTime(row.live.at) })}</span>
        )}
        {/* Only these are sent anew each day. */}
        {sheet === 'exchange' && !taken && !draft && !isSent(row, now) && (
          <span data-chip="plain">{notYet}</span>
        )}
        {taken && <span data-chip="info">{chips.taken}</span>}
        {row.waiting.length > 0 && <span data-chip="info">{chips.waiting}</span>}
        {draft && !taken && (
          <span data-chip={draft.reason ? 'error' : 'plain'}>
            {draft.reason ? chips.returned : chips.draft}
          </span>
        )}
        {later && (
          <span data-chip="success">
            {chips.scheduled} {briefCat(later.at)}
          </span>
        )}
      </span>
      {/* Tab goes from figure to figure; from a figure Alt H opens it. */}
      <button
        type="button"
        tabIndex={-1}
        className={styles.historyButton}
        aria-label={formatMessage(historyOf, { row: name })}
        title={formatMessage(historyOf, { row: name })}
        onClick={onHistory}
      >
        <Icon svg={historyIcon} />
      </button>
    </div>
  )
}
