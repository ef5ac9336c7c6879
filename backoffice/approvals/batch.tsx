import type { WaitingBatch, WaitingItem } from '#contract/backoffice/approvals.ts'
import { hasRole, useMe } from '../current-user.tsx'
import { inCat, shortCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import styles from './approvals.module.css'
import { Changes } from './changes.tsx'
import { Decide, Withdraw } from './decide.tsx'

type Props = { batch: WaitingBatch; band: string; onDone: (message: string) => void }

/** What was sent together: when it goes live, and only what changes. */
export function Batch({ batch, band, onDone }: Props) {
  const me = useMe()
  const w = messages.approvals
  const { items, note } = batch
  const [first] = items
  if (!first) return null
  const names = [...new Set(items.flatMap(({ by }) => by))].join(', ')
  const own = items.some(({ mine }) => mine)
  const decides = hasRole(me, ['approver', 'administrator'])
  const far = items.some(({ changes }) => changes.some(({ out_of_band }) => out_of_band))
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
      {note && <p>{formatMessage(w.note, { text: note })}</p>}
      <Changes items={items} band={band} />
      {far && <p className={styles.far}>{w.outOfBandNote}</p>}
      {own ? (
        <>
          <p className={styles.own}>{w.own}</p>
          {items.every(({ sent_by_me }) => sent_by_me) && <Withdraw items={items} onDone={onDone} />}
        </>
      ) : decides ? (
        <Decide items={items} onDone={onDone} />
      ) : (
        <p className={styles.own}>{w.readOnly}</p>
      )}
    </section>
  )
}

function whenOf({ archive, wanted_at }: WaitingItem): string {
  if (archive) return messages.approvals.archiving
  if (!wanted_at) return messages.approvals.atApproval
  return Date.parse(wanted_at) > Date.now()
    ? formatMessage(messages.approvals.goingLive, { at: inCat(wanted_at) })
    : formatMessage(messages.approvals.passed, { at: inCat(wanted_at) })
}
