import { sql } from 'drizzle-orm'
import type { OpenDatabase, Tx } from '#database/open.ts'
import type { AuditEntry } from './audit-chain.ts'

/** Something that somebody changed or opened: of which kind, and which one. */
export type ChangedItem = { collection: string; id: string }

const channel = 'staff'
/** Opening an item changes nothing. An event for it would make the reader's own screens ask again, without end. */
const reading = new Set(['reveal', 'view list', 'look up', 'view thumbnails'])
/** Payloads are limited to 8 kB. If a change touches more items than this, listeners load everything again. */
const most = 80

/** Tells all instances what a change touched, when it commits. It sends ids only; listeners ask for the content. */
export async function notifyStaff(tx: Pick<Tx, 'execute'>, audit: readonly AuditEntry[]): Promise<void> {
  const touched = new Set(
    audit.flatMap(({ action, collection, item_id }) =>
      collection && item_id && !reading.has(action) ? [`${collection} ${item_id}`] : [],
    ),
  )
  if (!touched.size) return
  const payload = touched.size > most ? '*' : [...touched].join('\n')
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`)
}

/** `null` where so much was touched, or may have been, that everything is to be looked at again. */
type Listener = (touched: readonly ChangedItem[] | null) => void

export type StaffEvents = {
  /** @returns what stops it */
  on(listener: Listener): () => void
  close(): Promise<void>
}

/** Follows what staff touch, over all instances. */
export async function followStaffEvents(database: OpenDatabase): Promise<StaffEvents> {
  const listeners = new Set<Listener>()
  const tell = (touched: readonly ChangedItem[] | null) => listeners.forEach((listener) => listener(touched))
  const unlisten = await database.listen(channel, {
    heard: (payload) => tell(payload === '*' ? null : payload.split('\n').flatMap(touchedIn)),
    lost() {},
    again: () => tell(null),
  })
  return {
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: unlisten,
  }
}

function touchedIn(line: string): ChangedItem[] {
  const [collection, id] = line.split(' ')
  return collection && id ? [{ collection, id }] : []
}
