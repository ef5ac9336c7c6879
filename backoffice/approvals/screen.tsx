import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Approvals, WaitingBatch, WaitingItem } from '#contract/backoffice/approvals.ts'
import { ask } from '../api.ts'
import filterStyles from '../shell/filters.module.css'
import { Deadline } from '../shell/deadline.tsx'
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
  const [query, setQuery] = useSearchParams()
  const view = query.get('view') === 'overdue' ? 'overdue' : 'all'
  const [outcome, setOutcome] = useState('')
  const [refused, setRefused] = useState(false)
  const outcomeBox = useRef<HTMLOutputElement>(null)
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set())
  const all = withoutSettled(data.batches, settled)
  const waiting = view === 'all' ? all : all.filter(isOverdue)
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
    setQuery(addressOf(view, batch.key))
  }
  const chooseView = (chosen: View) => {
    setOutcome('')
    setRead(firstOf(chosen === 'all' ? all : all.filter(isOverdue), null))
    setQuery(addressOf(chosen))
  }
  return (
    <>
      <Heading title={w.title} about={total > 0 ? sayCount(waiting.length, total) : undefined} />
      <Views view={view} overdue={all.filter(isOverdue).length} onChoose={chooseView} />
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
            followed={follow(open, all)}
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
        <p>{view === 'all' ? w.none : w.noneOverdue}</p>
      )}
    </>
  )
}

type View = keyof typeof messages.approvals.views
// Object.keys loses the key type; these are the views just named.
const views = Object.keys(messages.approvals.views) as View[]

const isOverdue = ({ items }: WaitingBatch): boolean => items.some(({ late }) => late)

const addressOf = (view: View, open?: string) => ({
  ...(view === 'overdue' && { view }),
  ...(open !== undefined && { open }),
})

type ViewsProps = { view: View; overdue: number; onChoose: (view: View) => void }

const Views = ({ view, overdue, onChoose }: ViewsProps) => (
  <nav className={filterStyles.views} aria-label={messages.approvals.viewsLabel}>
    {views.map((name) => (
      <button
        key={name}
        type="button"
        aria-current={name === view ? 'true' : undefined}
        onClick={() => onChoose(name)}
      >
        {messages.approvals.views[name]}
        {name === 'overdue' && overdue > 0 && ` ${overdue}`}
      </button>
    ))}
  </nav>
)

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

/** The earliest deadline of items that were sent together. */
const dueFirst = (items: readonly WaitingItem[]) =>
  items.reduce<Pick<WaitingItem, 'late'> & { deadline: string | null }>(
    (first, { deadline, late }) =>
      first.deadline === null || deadline < first.deadline ? { deadline, late } : first,
    { deadline: null, late: false },
  )

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
      <Deadline {...dueFirst(items)} />
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
