import { eq, sql } from 'drizzle-orm'
import { isoMicroseconds } from '#database/columns.ts'
import type { Database, Tx } from '#database/open.ts'
import { events as eventTable, changeSequence } from '#database/tables.ts'
import { chainAudit, type AuditEntry } from './audit-chain.ts'
import type { Actor } from './actor.ts'
import { notifyStaff } from './staff-events.ts'

export type ChangeEvent = {
  collection: string
  item_id: string
  kind: 'created' | 'updated' | 'deleted'
  revision_id: number | null
}
/** What the public saw of an item before and after a change. */
export type Move = {
  collection: string
  item_id: string
  before: Record<string, unknown>
  /** null where it left the site */
  after: Record<string, unknown> | null
}
export type NumberedEvent = ChangeEvent & { seq: number }

/** A change under way. Verbs get this and nothing else: no other connection, nothing outside. */
export type Change = {
  tx: Tx
  actor: Actor
  /** the transaction's moment by the database's clock */
  now: string
  events: ChangeEvent[]
  audit: AuditEntry[]
  /** items of which the public sees another revision, maybe at another address, or none any more */
  moves: Move[]
  /** names of the hosts that serve the site: links to them lead to its own pages */
  ownHosts: readonly string[]
}

/** Runs verbs, each in one transaction with its event and its audit row. */
export type Changes = <T>(actor: Actor, verb: (change: Change) => Promise<T>) => Promise<T>

type Options = {
  db: Database
  auditKey: Buffer
  /** called after the commit and before the caller is answered, so that this instance shows the change at once */
  committed: (events: NumberedEvent[]) => void
  ownHosts?: readonly string[]
  /** writes what follows from the verb, in its transaction */
  follow?: (change: Change) => Promise<void>
  /** the verb's last step, in its transaction: tells whom the change concerns */
  tell?: (change: Change) => Promise<void>
}

export function makeChanges({ db, auditKey, committed, ownHosts = [], follow, tell }: Options): Changes {
  return async (actor, verb) => {
    const { result, seen } = await db.transaction(async (tx) => {
      const now = await transactionTime(tx)
      const change: Change = { tx, actor, now, events: [], audit: [], moves: [], ownHosts }
      const result = await verb(change)
      await follow?.(change)
      await tell?.(change)
      return { result, seen: await close(change, auditKey) }
    })
    if (seen.length) committed(seen)
    return result
  }
}

/** The transaction's moment, to the microsecond. */
export async function transactionTime(tx: Pick<Tx, 'select'>): Promise<string> {
  const [row] = await tx
    .select({ now: sql<string>`now()::text`.mapWith(isoMicroseconds) })
    .from(changeSequence)
  if (!row) throw new Error('the sequence row is missing')
  return row.now
}

/** The last step of every change. It locks the sequence row until the commit, so nothing else may follow. */
async function close({ tx, actor, events, audit }: Change, auditKey: Buffer): Promise<NumberedEvent[]> {
  if (!events.length && !audit.length) return []
  const [at] = await tx.select().from(changeSequence).where(eq(changeSequence.id, 1)).for('update')
  if (!at) throw new Error('the sequence row is missing')
  const [clock] = await tx
    .select({ now: sql<string>`clock_timestamp()::text`.mapWith(isoMicroseconds) })
    .from(changeSequence)
  const now = clock?.now ?? ''
  const seen = events.map((event, index) => ({ ...event, seq: at.seq + index + 1 }))
  if (seen.length) await tx.insert(eventTable).values(seen.map((event) => ({ ...event, at: now })))
  const chained = await chainAudit(tx, {
    entries: audit,
    actor,
    now,
    key: auditKey,
    seq: at.audit_seq,
    hash: at.audit_hash,
  })
  const seq = at.seq + seen.length
  await tx
    .update(changeSequence)
    .set({ seq, ...chained })
    .where(eq(changeSequence.id, 1))
  // Only the number is sent, since payloads are limited to 8 kB. Listeners read the events from the table.
  if (seen.length) await tx.execute(sql`select pg_notify('changes', ${String(seq)})`)
  await notifyStaff(tx, audit)
  return seen
}
