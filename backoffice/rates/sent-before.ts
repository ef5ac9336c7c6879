import type { BatchBody, RatesBoard, SentRow } from '#contract/backoffice/rates.ts'
import { isFigure, sameFigure } from '#contract/rules/rate-change.ts'

/**
 * The batch by which the same person sent the same rows for the same time before, where it still waits; else null. That is
 * how things stand after a line that broke on the way back: the service has the rows, and nobody was told.
 */
export function sentBefore(board: RatesBoard, { rows, effective_at }: BatchBody): string | null {
  const batches = rows.map(({ key, figures }) => {
    const waiting = board.rows.find((row) => row.key === key)?.waiting ?? []
    return waiting.find(
      (one) => one.sent_by_me && isSameTime(one, effective_at) && isSame(one.figures, figures),
    )?.batch
  })
  const [first = null] = batches
  return batches.every((batch) => batch === first) ? first : null
}

const isSameTime = ({ wanted_at }: SentRow, asked: string | null) =>
  wanted_at === null || asked === null ? wanted_at === asked : Date.parse(wanted_at) === Date.parse(asked)

const isSame = (waiting: SentRow['figures'], sent: SentRow['figures']) =>
  Object.entries(sent).every(([field, figure]) => {
    const there = waiting[field]
    return there !== undefined && isFigure(there) && isFigure(figure) && sameFigure(there, figure)
  })
