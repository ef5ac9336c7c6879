import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Approvals, WaitingBatch, WaitingItem } from '#contract/backoffice/approvals.ts'
import { ask } from '../api.ts'
import { Heading } from '../shell/heading.tsx'
import { Loading } from '../shell/loading.tsx'
import { ErrorNotice } from '../shell/notice.tsx'
import { shortCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import styles from './approvals.module.css'
import { Batch } from './batch.tsx'
import { follow } from './since-read.ts'

/** What waits for a second person: a list of what was sent together, one open beside it. */
export function Screen() {
  const [query] = useSearchParams()
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    queryKey: ['approvals'],
    queryFn: () => ask<Approvals>('GET', '/backoffice/api/approvals'),
  })
  if (!data) return error ? <ErrorNotice error={error} again={() => void refetch()} /> : <Loading />
  const item = query.get('item')
  // Cached data may lack the item that a link names: another one would be opened in its place.
  if (
    item !== null &&
    !isFetchedAfterMount &&
    !data.batches.some(({ items }) => items.some(({ id }) => id === item))
  )
    return <Loading />
  return (
    <>
      {error && <ErrorNotice error={error} again={() => void refetch()} />}
      <Desk key={item ?? ''} data={data} wanted={item ?? query.get('open')} />
    </>
  )
}

/** What was withdrawn may be sent again as it was: then it waits anew. */
const settledName = ({ id, revision, archive, submitted_at }: WaitingItem) =>
  `${id} ${revision} ${archive} ${submitted_at}`

/** Keeps open what was opened, as it was then, until it is decided on or put away. */
function Desk({ data, wanted }: { data: Approvals; wanted: string | null }) {
  const [, setQuery] = useSearchParams()
  const [outcome, setOutcome] = useState('')
  const [refused, setRefused] = useState(false)
  const outcomeBox = useRef<HTMLOutputElement>(null)
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set())
  const waiting = withoutSettled(data.batches, settled)
  const [read, setRead] = useState(() => firstOf(waiting, wanted))
  const open = read && withoutSettled([read], settled)[0]
  const next = open ? null : firstOf(waiting, null)
  // What was read is decided on: the next is opened.
  if (!open && next) setRead(next)
  const total = waiting.reduce((sum, { items }) => sum + items.length, 0)
  const w = messages.approvals
  const choose = (batch: WaitingBatch) => {
    setOutcome('')
    setRead(batch)
    setQuery({ open: batch.key })
  }
  return (
    <>
      <Heading title={w.title} about={total > 0 ? sayCount(waiting.length, total) : undefined} />
      <output className={styles.output} data-refused={refused || undefined} ref={outcomeBox} tabIndex={-1}>
        {outcome}
      </output>
      {open ? (
        <div className={styles.screen}>
          <Waiting batches={waiting} open={open.key} onOpen={choose} />
          <Batch
            key={`${open.key} ${open.items.map(({ revision }) => revision).join()}`}
            batch={open}
            changeLimit={data.change_limit}
            followed={follow(open, waiting)}
            onRead={choose}
            onDone={(message, done) => {
              setOutcome(message)
              setRefused(done.length === 0)
              // The button that had the focus is gone with what it decided on.
              if (done.length > 0) outcomeBox.current?.focus()
              setSettled(new Set([...settled, ...done.map(settledName)]))
            }}
          />
        </div>
      ) : (
        <p>{w.none}</p>
      )}
    </>
  )
}

type WaitingProps = { batches: readonly WaitingBatch[]; open: string; onOpen: (batch: WaitingBatch) => void }

const Waiting = ({ batches, open, onOpen }: WaitingProps) => (
  <nav aria-label={messages.approvals.list}>
    <ul className={styles.list}>
      {batches.map((batch) => (
        <li key={batch.key}>
          <button
            type="button"
            aria-current={batch.key === open ? 'true' : undefined}
            onClick={() => onOpen(batch)}
          >
            <Summary batch={batch} />
          </button>
        </li>
      ))}
    </ul>
  </nav>
)

/** Somebody else's first: one's own nobody decides on oneself. */
const firstOf = (batches: readonly WaitingBatch[], wanted: string | null): WaitingBatch | null =>
  batches.find(({ key, items }) => key === wanted || items.some(({ id }) => id === wanted)) ??
  batches.find(({ items }) => items.every(({ mine }) => !mine)) ??
  batches[0] ??
  null

/** Without what was decided on here, which the list may still have for a moment. */
const withoutSettled = (batches: readonly WaitingBatch[], settled: ReadonlySet<string>): WaitingBatch[] =>
  batches
    .map((batch) => ({ ...batch, items: batch.items.filter((item) => !settled.has(settledName(item))) }))
    .filter(({ items }) => items.length > 0)

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

/** "One batch, 3 items" */
function sayCount(batches: number, items: number): string {
  const w = messages.approvals
  return formatMessage(w.count, {
    batches: formatMessage(w.batches, { n: batches }),
    items: formatMessage(w.items, { n: items }),
  })
}
