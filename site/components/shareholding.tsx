import { listedOn, shareholders } from '#contract/facts/shareholding.ts'
import { formatMessage } from '#contract/format-message.ts'
import { formatDay } from '#contract/rules/dates.ts'
import { usePageContext } from '../page-context.ts'
import styles from './shareholding.module.css'
import { Table } from './table.tsx'

/** Each holder's stretch of the bar, in percent from its start. */
const stretches = shareholders.map((holder, at) => ({
  ...holder,
  from: shareholders.slice(0, at).reduce((sum, { percent }) => sum + Number(percent), 0),
  long: Number(holder.percent),
}))

/** Who owns the bank, as a bar and as the table that says the same. */
export function Shareholding() {
  const {
    messages: { company: messages },
    request,
  } = usePageContext()
  return (
    <div className={styles.shareholding}>
      <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        {stretches.map(({ key, from, long }) => (
          <rect
            key={key}
            className={styles[key]}
            x={from}
            y="0"
            width={Math.max(long - 0.4, 0.6)}
            height="10"
          />
        ))}
      </svg>
      <Table
        wide={false}
        caption={messages.shareholdingOf}
        captionSeen={false}
        columns={[{ name: messages.holder }, { name: messages.share, figures: true }]}
        rows={shareholders.map(({ key, name, percent }) => ({
          key,
          cells: [
            <span key="name" className={styles.holder}>
              <svg className={styles.swatch} viewBox="0 0 10 10" aria-hidden="true">
                <rect className={styles[key]} width="10" height="10" />
              </svg>
              {name[request.lang]}
            </span>,
            `${percent}%`,
          ],
        }))}
      />
      <p className={styles.listed}>
        {formatMessage(messages.listed, { day: formatDay(listedOn, request.lang) })}
      </p>
    </div>
  )
}
