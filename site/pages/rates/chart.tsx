import { formatMessage } from '#contract/format-message.ts'
import { formatDay } from '#contract/rules/dates.ts'
import { formatRate } from '#contract/rules/money-format.ts'
import { usePageContext } from '../../page-context.ts'
import styles from './chart.module.css'
import type { ExchangeRate } from './in-order.ts'

/** Only a drawing: floats are near enough here and nowhere else. The figures beside it are the rates' own. */
function drawn(rows: readonly ExchangeRate[]) {
  const at = rows.map((row) => ({ row, x: Date.parse(row.effective_at), y: Number(row.middle) }))
  const sorted = at.toSorted((a, b) => a.y - b.y)
  const [first, last, low, high] = [at[0], at.at(-1), sorted[0], sorted.at(-1)]
  if (!first || !last || !low || !high) return null
  const place = ({ x, y }: { x: number; y: number }) => {
    const across = ((x - first.x) / (last.x - first.x || 1)) * 600
    const down = high.y === low.y ? 70 : 140 - ((y - low.y) / (high.y - low.y)) * 140
    return `${across.toFixed(1)} ${down.toFixed(1)}`
  }
  return {
    line: at.map(place).join('L'),
    dot: (point: (typeof at)[number]) => `M${place(point)}h0`,
    first,
    /** half-way by time, which is where its name stands */
    middle: new Date((first.x + last.x) / 2).toISOString(),
    last,
    low,
    high,
  }
}

/** A currency's middle rate over a period as a line, with its highest and lowest at the side and the days below. The table beside it has the data. */
export function Chart({ rows }: { rows: readonly ExchangeRate[] }) {
  const {
    messages: { rates: messages },
    request,
  } = usePageContext()
  const chart = drawn(rows)
  if (!chart || rows.length < 2) return null
  const { first, middle, last, low, high } = chart
  const day = ({ row }: typeof first) => formatDay(row.effective_at, request.lang)
  const short = (iso: string) => formatDay(iso, request.lang).replace(/ \d{4}$/, '')
  const flat = low.y === high.y
  return (
    <figure className={styles.chart}>
      <div className={styles.plot} aria-hidden="true">
        <p className={`figure ${styles.values}`}>
          {!flat && <span>{formatRate(high.row.middle)}</span>}
          <span>{formatRate(low.row.middle)}</span>
        </p>
        <svg className={styles.lines} viewBox="0 0 600 140" preserveAspectRatio="none">
          {[0, 70, 140].map((y) => (
            <line key={y} x1="0" x2="600" y1={y} y2={y} />
          ))}
          <path className={styles.area} d={`M0 140L${chart.line}L600 140z`} />
          <path className={styles.line} d={`M${chart.line}`} />
          {!flat && <path className={styles.dots} d={chart.dot(low) + chart.dot(high)} />}
        </svg>
        <p className={styles.days}>
          <span>{short(first.row.effective_at)}</span>
          {rows.length > 4 && <span>{short(middle)}</span>}
          <span>{short(last.row.effective_at)}</span>
        </p>
      </div>
      <figcaption className={styles.caption}>
        {formatMessage(
          low.row.middle === high.row.middle ? messages.history.lineFlat : messages.history.line,
          {
            currency: first.row.currency,
            from: day(first),
            to: day(last),
            rate: formatRate(low.row.middle),
            low: formatRate(low.row.middle),
            lowDay: day(low),
            high: formatRate(high.row.middle),
            highDay: day(high),
          },
        )}
      </figcaption>
    </figure>
  )
}
