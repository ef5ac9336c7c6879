import { useQuery } from '@tanstack/react-query'
import type { ReviewEvent } from '#contract/backoffice/kyc.ts'
import { ask } from '../api.ts'
import { shortCat } from '../time.ts'
import { messages } from '../messages.ts'
import styles from './kyc.module.css'

/** What customer, staff and messages did, in one line of time. @param asking whether it is still to be asked for */
export function History({ id, asking }: { id: string; asking: boolean }) {
  const w = messages.kyc
  const { data = [] } = useQuery({
    queryKey: ['kyc', 'beside', id, 'history'],
    queryFn: () => ask<ReviewEvent[]>('GET', `/api/kyc_reviews/${id}/history`),
    enabled: asking,
  })
  return (
    <section aria-labelledby="history">
      <h2 id="history">{w.history}</h2>
      <ol className={styles.history}>
        {data.map(({ at, from, who, what, detail }, index) => (
          // Two may have the same time, and the list only grows at its start.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <li key={`${at} ${data.length - index}`} data-from={from}>
            <time dateTime={at}>{shortCat(at)}</time>
            <strong>{who ?? w.from[from]}</strong>
            <span>
              {w.events[what] ?? what}
              {detail && ` ${outcomeOf(from, detail)}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A document's purpose as it is; how something ended in brackets. */
function outcomeOf(from: ReviewEvent['from'], detail: string): string {
  const said = messages.kyc.outcomes[detail]
  return said ? `(${said})` : from === 'message' ? `(${detail})` : detail
}
