import { formatMessage } from '#contract/format-message.ts'
import { formatDay } from '#contract/rules/dates.ts'
import { usePageContext } from '../page-context.ts'
import styles from './announced.module.css'

/** An approved value that takes effect later, and the time from which it holds. */
export type AnnouncedChange = { value: string; from: string }

/** Shows what a rate or fee changes to, and on which day. */
export function Announced({ value, from }: AnnouncedChange) {
  const { messages, request } = usePageContext()
  return (
    <span className={styles.announced}>
      {formatMessage(messages.rates.fromDay, { day: formatDay(from, request.lang), value })}
    </span>
  )
}
