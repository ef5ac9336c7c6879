import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { WorkQueueKind, WorkQueueRow, QueueSection } from '#contract/backoffice/work-queue.ts'
import { collectionNamed } from '#contract/registry.ts'
import { formatTime } from '#contract/rules/dates.ts'
import { age, shortCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import { referenceOf } from '../kyc/reference.ts'
import { queueName } from '../system/queue-name.ts'
import { TakeBackButton } from '../content/take-back-button.tsx'
import { inSection, pathInWords } from '../lists/fields.ts'
import { sayState } from '../lists/filter-chips.tsx'
import styles from './home.module.css'
import { Deadline, sayDueCounts } from '../shell/deadline.tsx'
import { leadsTo, overdueLeadsTo, sectionLeadsTo } from './link-of-item.ts'
import { subjectName } from './subject-name.ts'

const { home, lists } = messages

/** One kind of work: its first few rows, each a link to the work itself. */
export function Section({ section, now }: { section: QueueSection; now: string }) {
  const { kind, total, rows } = section
  const counts = sayDueCounts(section)
  const overdueAddress = overdueLeadsTo(kind)
  const all = sectionLeadsTo(kind)
  const counted = rows.every(({ count }) => count === null)
  return (
    <section className={styles.section} data-kind={kind} aria-labelledby={`queue-${kind}`}>
      <header>
        <h3 id={`queue-${kind}`}>
          {home.kinds[kind]} <span className={styles.total}>{total}</span>
        </h3>
        <p>{home.says[kind]}</p>
        {counts && <p>{overdueAddress ? <Link to={overdueAddress}>{counts}</Link> : counts}</p>}
      </header>
      <ul>
        {rows.map((row) => (
          <li key={`${row.collection} ${row.id} ${row.detail}`}>
            <Link to={leadsTo(kind, row)}>
              <span className={styles.title}>{titleOf(kind, row)}</span>
              <span className={styles.what}>{whatOf(kind, row)}</span>
              <span className={styles.when} data-late={row.late || undefined}>
                {whenOf(kind, row, now)} <Deadline {...row} />
              </span>
              {row.stands && <span className={styles.stands}>{sayState(row.stands)}</span>}
              {row.stands?.standing.draft?.returned && (
                <span className={styles.stands}>
                  {formatMessage(messages.rates.reason, { text: row.stands.standing.draft.returned })}
                </span>
              )}
            </Link>
            {takenBack.includes(kind) && <TakeBack kind={kind} row={row} />}
          </li>
        ))}
      </ul>
      {all && counted && total > rows.length && (
        <Link className={styles.all} to={all}>
          {formatMessage(home.all, { n: total })}
        </Link>
      )}
    </section>
  )
}

function TakeBack({ kind, row }: { kind: WorkQueueKind; row: WorkQueueRow }) {
  const client = useQueryClient()
  const { collection, id, stands } = row
  const definition = collection === null ? undefined : collectionNamed(collection)
  if (!stands || !definition || id === null) return null
  return (
    <TakeBackButton
      definition={definition}
      id={id}
      standing={stands.standing}
      title={titleOf(kind, row)}
      className={styles.takeBack}
      onChanged={() => void client.invalidateQueries({ queryKey: ['queue'] })}
    />
  )
}

const labelOf = (collection: string | null) => (collection ? collectionNamed(collection)?.label : undefined)

/** What is a customer's has its reference in place of a title, as on every other screen. */
const submissions: readonly WorkQueueKind[] = ['kyc', 'erasures']

function titleOf(kind: WorkQueueKind, { title, collection, id, count, detail }: WorkQueueRow): string {
  if (kind === 'undelivered') return subjectName({ collection, id })
  if (detail === 'worker') return home.workerStopped
  if (submissions.includes(kind) && id !== null)
    return formatMessage(home.submission, { reference: referenceOf(id) })
  if (title) return title.en || title.ny || lists.untitled
  if (count !== null) return labelOf(collection)?.many ?? ''
  // Jobs are called as on the screen that they lead to.
  if (kind === 'dead_letters' && detail) return messages.system.templates[detail] ?? queueName(detail)
  return detail ?? labelOf(collection)?.one ?? ''
}

function whatOf(
  kind: WorkQueueKind,
  { title, collection, count, detail, place, section }: WorkQueueRow,
): string {
  if (place) return `${labelOf(collection)?.one ?? ''}: ${pathInWords(place, inSection(section))}`
  if (count !== null) return formatMessage(home.items, { n: count })
  if (kind === 'undelivered') return detail === 'delayed' ? messages.system.delayed : messages.system.failed
  if (kind === 'erasures') return messages.kyc.eraseKinds[detail === 'hold_end' ? 'hold_end' : 'erasure']
  if (submissions.includes(kind)) return detail ?? ''
  if (collection === 'files') return home.fileVersion
  return title || detail ? (labelOf(collection)?.one ?? '') : ''
}

/** Where a row can be taken back without opening it. */
const takenBack: readonly WorkQueueKind[] = ['sent', 'going_live']
const ahead: readonly WorkQueueKind[] = ['going_live', 'expiring']

function whenOf(kind: WorkQueueKind, { at }: WorkQueueRow, now: string): string {
  if (at === null) return ''
  if (kind === 'going_live') return formatMessage(home.at, { time: formatTime(at) })
  if (Date.parse(at) > Date.parse(now) && !ahead.includes(kind))
    return formatMessage(home.due, { at: shortCat(at) })
  return ahead.includes(kind) ? shortCat(at) : sayAge(at, now)
}

const sayAge = (at: string, now: string): string =>
  Date.parse(now) - Date.parse(at) < 60_000
    ? home.justNow
    : formatMessage(home.waiting, { age: age(at, Date.parse(now)) })
