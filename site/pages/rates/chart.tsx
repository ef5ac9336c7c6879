import { formatMessage } from '#contract/format-message.ts'
import type { Lang } from '#contract/languages.ts'
import { changeOf } from '#contract/rules/convert.ts'
import { formatDay } from '#contract/rules/dates.ts'
import { formatPercent, formatRate } from '#contract/rules/money-format.ts'
import { Island } from '../../components/island.tsx'
import { Island as RateChart } from '../../islands/rate-chart.tsx'
import type { SiteMessages } from '../../messages/messages.ts'
import { usePageContext } from '../../page-context.ts'
import styles from './chart.module.css'
import type { History, Moved } from './read-history.ts'

const isBelow = (a: string, b: string): boolean => changeOf(a, b).way === 'down'

/** A currency's two rates over a period: how far it moved in words, the lines, and the highest and lowest. The table beside it has the data. */
export function Chart({ history }: { history: History }) {
  const { messages, request } = usePageContext()
  const { lang } = request
  const { rates, components } = messages
  const { rows, currency, moved } = history
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last || rows.length < 2) return null
  const low = rows.reduce((least, row) => (isBelow(row.selling, least.selling) ? row : least))
  const high = rows.reduce((most, row) => (isBelow(most.selling, row.selling) ? row : most))
  const day = (iso: string) => formatDay(iso, lang)
  const said = low.selling === high.selling ? rates.history.lineFlat : rates.history.line
  return (
    <figure className={styles.chart}>
      {moved && <p className={styles.moved}>{sayMoved(moved, rates.history, lang)}</p>}
      <Island
        name="rate-chart"
        of={RateChart}
        when="touch"
        props={{
          points: rows.map(({ effective_at, buying, selling }) => ({ at: effective_at, buying, selling })),
          lang,
          messages: { ...rates.chart, weBuy: components.weBuy, weSell: components.weSell },
        }}
      />
      <figcaption className={styles.caption}>
        {formatMessage(said, {
          currency,
          from: day(first.effective_at),
          to: day(last.effective_at),
          rate: formatRate(low.selling),
          low: formatRate(low.selling),
          lowDay: day(low.effective_at),
          high: formatRate(high.selling),
          highDay: day(high.effective_at),
        })}
      </figcaption>
    </figure>
  )
}

type Words = SiteMessages['rates']['history']

/** Such as "Our selling rate is down 0.1% in 90 days." */
function sayMoved({ way, percent, days, since }: Moved, words: Words, lang: Lang): string {
  const span =
    since === null
      ? formatMessage(words.within, { n: days }, lang)
      : formatMessage(words.since, { day: formatDay(since, lang) })
  if (way === 'same') return formatMessage(words.movedNot, { span })
  if (percent === '0.0') return formatMessage(words.movedLittle, { span })
  const said = way === 'up' ? words.movedUp : words.movedDown
  return formatMessage(said, { percent: formatPercent(percent), span })
}
