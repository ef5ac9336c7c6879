import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Approvals, WaitingBatch } from '#contract/backoffice/approvals.ts'
import { ask } from '../api.ts'
import { errorMessage } from '../error-message.ts'
import { Heading } from '../shell/heading.tsx'
import { Loading } from '../shell/loading.tsx'
import { shortCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import styles from './approvals.module.css'
import { Batch } from './batch.tsx'

/** What waits for a second person: a list of what was sent together, one open beside it. */
export function Screen() {
  const [query, setQuery] = useSearchParams()
  const [outcome, setOutcome] = useState('')
  const { data, error } = useQuery({
    queryKey: ['approvals'],
    queryFn: () => ask<Approvals>('GET', '/backoffice/api/approvals'),
  })
  const w = messages.approvals
  if (error) return <p role="alert">{errorMessage(error)}</p>
  if (!data) return <Loading />
  // By the list, or by one of its items, as the work queue leads here.
  const open =
    data.batches.find(({ key }) => key === query.get('open')) ??
    data.batches.find(({ items }) => items.some(({ id }) => id === query.get('item'))) ??
    data.batches[0]
  return (
    <>
      <Heading
        title={w.title}
        about={data.total > 0 ? sayCount(data.batches.length, data.total) : undefined}
      />
      <output className={styles.output}>{outcome}</output>
      {open ? (
        <div className={styles.screen}>
          <nav aria-label={w.list}>
            <ul className={styles.list}>
              {data.batches.map((batch) => (
                <li key={batch.key}>
                  <button
                    type="button"
                    aria-current={batch === open ? 'true' : undefined}
                    onClick={() => {
                      setOutcome('')
                      setQuery({ open: batch.key })
                    }}
                  >
                    <Summary batch={batch} />
                  </button>
                </li>
              ))}
            </ul>
          </nav>
          <Batch key={open.key} batch={open} band={data.band} onDone={setOutcome} />
        </div>
      ) : (
        <p>{w.none}</p>
      )}
    </>
  )
}

function Summary({ batch: { items } }: { batch: WaitingBatch }) {
  const [first] = items
  if (!first) return null
  return (
    <>
      <strong>
        {items.length === 1
          ? `${first.kind}: ${first.title}`
          : formatMessage(messages.approvals.many, { kind: first.kind, n: items.length })}
      </strong>
      <span>
        {first.by.join(', ')}
        {first.submitted_at && `, ${shortCat(first.submitted_at)}`}
      </span>
      {items.some(({ mine }) => mine) && <span data-chip="info">{messages.approvals.ownChip}</span>}
    </>
  )
}

/** "One sending, 3 items" */
function sayCount(batches: number, items: number): string {
  const w = messages.approvals
  return formatMessage(w.count, {
    batches: formatMessage(w.batches, { n: batches }),
    items: formatMessage(w.items, { n: items }),
  })
}
