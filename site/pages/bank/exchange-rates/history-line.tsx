import { formatRate } from '#contract/rules/money-format.ts'
import { useReader } from '../../../reader.ts'
import type { ExchangeRate } from '../../rates/in-order.ts'
import styles from './past.module.css'

/** The middle rate over the days, as a line from the lowest to the highest. The table below is its data. */
export function HistoryLine({ rows }: { rows: readonly ExchangeRate[] }) {
  const {
    words: { rates: words },
  } = useReader()
  // Only a drawing: floats are near enough here and nowhere else.
  const at = rows.map((row) => ({ row, x: Date.parse(row.effective_at), y: Number(row.middle) }))
  const sorted = at.toSorted((a, b) => a.y - b.y)
  const [first, last, low, high] = [at[0], at.at(-1), sorted[0], sorted.at(-1)]
  if (!first || !last || !low || !high) return null
  const across = (x: number) => (((x - first.x) / (last.x - first.x || 1)) * 600).toFixed(1)
  const down = (y: number) =>
    (high.y === low.y ? 70 : 130 - ((y - low.y) / (high.y - low.y)) * 120).toFixed(1)
  return (
    <figure className={styles.line}>
      <svg className={styles.chart} viewBox="0 0 600 140" preserveAspectRatio="none" aria-hidden="true">
        <line x1="0" x2="600" y1="10" y2="10" />
        <line x1="0" x2="600" y1="130" y2="130" />
        <path d={`M${at.map(({ x, y }) => `${across(x)} ${down(y)}`).join('L')}`} />
      </svg>
      <figcaption>
        {words.line(first.row.currency, formatRate(low.row.middle), formatRate(high.row.middle))}
      </figcaption>
    </figure>
  )
}
