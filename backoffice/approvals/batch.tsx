import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { WaitingBatch, WaitingItem } from '#contract/backoffice/approvals.ts'
import { sheets, type Sheet } from '#contract/backoffice/sheets.ts'
import { hasRole, useMe } from '../current-user.tsx'
import { inCat, shortCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import styles from './approvals.module.css'
import { Changes } from './changes.tsx'
import { Decide, Withdraw } from './decide.tsx'
import { FileVersion } from './file-version.tsx'
import { Pages } from './pages.tsx'
import { RatesTable } from './rates-table.tsx'
import type { Followed } from './since-read.ts'
import { useTicks } from './use-ticks.ts'

type Props = {
  /** as it was when it was opened: that is what is decided on */
  batch: WaitingBatch
  changeLimit: string
  followed: Followed
  onRead: (batch: WaitingBatch) => void
  onDone: (message: string, settled: readonly WaitingItem[]) => void
}

/** What was sent together: when it goes live, only what changes, and the page before and after. */
export function Batch({ batch, changeLimit, followed, onRead, onDone }: Props) {
  const w = messages.approvals
  const { items, note } = batch
  const ticks = useTicks(items)
  const [first] = items
  if (!first) return null
  const names = [...new Set(items.flatMap(({ by }) => by))].join(', ')
  const far = items.some(({ changes }) => changes.some(({ over_change_limit }) => over_change_limit))
  const sheet = sheetOf(first)
  return (
    <section className={styles.batch} aria-labelledby="batch-title">
      <h2 id="batch-title">
        {items.length === 1
          ? `${first.kind}: ${first.title}`
          : formatMessage(w.many, { kind: first.kind, n: items.length })}
      </h2>
      <p className={styles.sent}>
        {first.submitted_at && formatMessage(w.sentBy, { names, at: shortCat(first.submitted_at) })}
        <br />
        <strong>{whenOf(first)}</strong>
      </p>
      {/* They are below what is decided on, on a phone out of sight. */}
      {!first.version && (
        <a className={styles.toPages} href="#pages-title">
          {w.pages.below}
        </a>
      )}
      {note && <p>{formatMessage(w.note, { text: note })}</p>}
      <Since followed={followed} onRead={onRead} />
      {sheet && !first.archive ? (
        <RatesTable
          items={items}
          sheet={sheet}
          changeLimit={changeLimit}
          ticks={items.length > 1 ? ticks : null}
        />
      ) : (
        items.map((item) =>
          item.version ? (
            <FileVersion key={item.id} id={item.id} version={item.version} />
          ) : (
            <Changes key={item.id} item={item} />
          ),
        )
      )}
      {far && <p className={styles.far}>{w.overLimitNote}</p>}
      {items.map(
        ({ id, title, confirmed }) =>
          confirmed !== null && (
            <p key={id} className={styles.far}>
              {formatMessage(w.confirmed, { title, reason: confirmed })}
            </p>
          ),
      )}
      {followed.is === 'same' && (
        <Acts items={items} chosen={ticks.chosen} batch={batch.key} onDone={onDone} />
      )}
      {!first.version && <Pages items={items} />}
    </section>
  )
}

/** What became of it since it was opened: nothing is decided on that was not read. */
function Since({ followed, onRead }: Pick<Props, 'followed' | 'onRead'>) {
  const { since } = messages.approvals
  if (followed.is === 'same') return null
  if (followed.is === 'gone') return <Alert severity="info">{since.allGone}</Alert>
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={() => onRead(followed.now)}>
          {since.read}
        </Button>
      }
    >
      {since.title}
      <ul className={styles.since}>
        {followed.changes.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </Alert>
  )
}

type ActsProps = Pick<Props, 'onDone'> & {
  items: readonly WaitingItem[]
  chosen: readonly WaitingItem[]
  batch: string
}

function Acts({ items, chosen, batch, onDone }: ActsProps) {
  const me = useMe()
  const w = messages.approvals
  if (items.some(({ mine }) => mine))
    return (
      <>
        <p className={styles.own}>{w.own}</p>
        {items.every(({ sent_by_me }) => sent_by_me) && <Withdraw items={items} onDone={onDone} />}
      </>
    )
  if (!hasRole(me, ['approver', 'administrator'])) return <p className={styles.own}>{w.readOnly}</p>
  return <Decide items={chosen} of={items.length} batch={batch} onDone={onDone} />
}

/** The sheet of the rates desk that an item is on; null for all other content. */
function sheetOf({ collection, bodies }: WaitingItem): Sheet | null {
  const body = bodies.after ?? bodies.before ?? {}
  const found = Object.values<Sheet>(sheets).find(
    (sheet) =>
      sheet.collection === collection &&
      Object.entries(sheet.where).every(([field, value]) => body[field] === value),
  )
  // A tariff in words has no figure to compare.
  return found && body['unit'] !== 'text' ? found : null
}

function whenOf({ archive, wanted_at }: WaitingItem): string {
  if (archive) return messages.approvals.archiving
  if (!wanted_at) return messages.approvals.atApproval
  return Date.parse(wanted_at) > Date.now()
    ? formatMessage(messages.approvals.goingLive, { at: inCat(wanted_at) })
    : formatMessage(messages.approvals.passed, { at: inCat(wanted_at) })
}
