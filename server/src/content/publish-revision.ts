import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { bare } from '#contract/backoffice/schema.ts'
import { redirects } from '#contract/collections/redirects.ts'
import { isoMicroseconds } from '#database/columns.ts'
import type { Tx } from '#database/open.ts'
import type { StoredCollection } from '#database/stored.ts'
import { revisions } from '#database/tables.ts'
import { AppError } from '../http/app-error.ts'
import type { Change } from '../changes/change.ts'
import type { StoredBody } from './body.ts'
import { loopErrors } from './redirects.ts'
import { filterColumns, lockCollection, neighbours, writeAndEmit, type Revision, type Row } from './rows.ts'

export const never = 'infinity'

/**
 * Publishes a revision, now or later: at the requested time or at its own start, whichever is later. The past is never
 * changed: a rate whose effective time has passed takes effect now (sample data apart).
 * @throws AppError conflict where another item stands in the same place
 */
export async function publishRevision(
  change: Change,
  stored: StoredCollection,
  row: Row,
  revision: Revision,
): Promise<Row> {
  const { definition } = stored
  if (!revision.complete) throw new Error('a revision that is not complete cannot go live')
  const { from: begins, until } = ownWindow(definition, revision.body)
  const from =
    change.actor.kind === 'system'
      ? (begins ?? revision.publish_at ?? change.now)
      : latest(change.now, revision.publish_at, begins)
  if (definition.appendOnly || definition.unique.length) await lockCollection(change.tx, definition.name)
  await mustBeUnique(change, stored, row, revision)
  if (revision.returned_reason !== null)
    await change.tx.update(revisions).set({ returned_reason: null }).where(eq(revisions.id, revision.id))
  if (definition.appendOnly) return supersede(change, stored, { row, revision, from })
  const waits = from > change.now
  const takesOver = waits && row.live_revision !== null
  const set = takesOver
    ? { next_revision: revision.id, next_at: from, next_until: until ?? never }
    : {
        ...filterColumns(definition, revision.body),
        live_revision: revision.id,
        visible_from: from,
        visible_until: until ?? never,
        next_revision: null,
        next_at: null,
        next_until: null,
      }
  const state = waits ? 'scheduled' : 'published'
  return writeAndEmit(change, stored, row, { ...set, state })
}

/** When an item begins and ends by its own fields; null where it does not say. */
export function ownWindow({ window }: StoredCollection['definition'], body: StoredBody) {
  const instantIn = (field: string | null) => {
    const value = field === null ? undefined : body[field]
    return typeof value === 'string' ? isoMicroseconds(value) : null
  }
  return { from: instantIn(window.from), until: instantIn(window.until) }
}

const latest = (now: string, ...others: (string | null)[]) =>
  others.reduce<string>((last, other) => (other !== null && other > last ? other : last), now)

/** The row before ends where this one begins, and this one ends where the next begins. */
async function supersede(
  change: Change,
  stored: StoredCollection,
  { row, revision, from }: { row: Row; revision: Revision; from: string },
): Promise<Row> {
  const { before, after } = await neighbours(change, stored, row, from)
  if (before?.visible_from === from)
    throw new AppError('conflict', 'Another one already takes effect at that time.')
  if (before) await writeAndEmit(change, stored, before, { visible_until: from })
  return writeAndEmit(change, stored, row, {
    live_revision: revision.id,
    visible_from: from,
    visible_until: after?.visible_from ?? never,
    state: from > change.now ? 'scheduled' : 'published',
  })
}

/** Makes the row before valid again, until the next one begins. */
export async function closeGap(change: Change, stored: StoredCollection, row: Row): Promise<void> {
  await lockCollection(change.tx, stored.definition.name)
  const { before } = await neighbours(change, stored, row, row.visible_from)
  if (!before) return
  await writeAndEmit(change, stored, before, { visible_until: row.visible_until })
}

async function mustBeUnique(
  { tx }: Change,
  stored: StoredCollection,
  row: Row,
  revision: Revision,
): Promise<void> {
  const { definition } = stored
  const taken = await takenFields(tx, stored, row.id, revision.body)
  if (Object.keys(taken).length) throw new AppError('conflict', 'Another item already has this.', taken)
  // Two redirects that are published at the same time would not see each other in the check before.
  const loop =
    definition.name === redirects.name
      ? await loopErrors(tx, row.id, redirects.schema.parse(revision.body))
      : {}
  const [message] = Object.values(loop)
  if (message !== undefined) throw new AppError('conflict', message, loop)
}

/** The fields in which another live item says what only one may say. @param id null for a new item */
export async function takenFields(
  db: Pick<Tx, 'select'>,
  stored: StoredCollection,
  id: string | null,
  body: StoredBody,
): Promise<Record<string, string>> {
  const { table, definition } = stored
  const taken: Record<string, string> = {}
  for (const field of definition.unique) {
    // What an item may go without is not the same as another's.
    if (body[field] === undefined) continue
    const [other] = await db
      .select({ id: table.id })
      .from(table)
      .where(
        and(
          eq(stored.column(field), body[field]),
          id === null ? undefined : ne(table.id, id),
          isNull(table.deleted_at),
          sql`${table.live_revision} is not null`,
        ),
      )
      .limit(1)
    if (other) taken[toldAt(definition, field)] = 'taken'
  }
  return taken
}

/** Where a form shows that a field is taken: an address that follows from another field has no input of its own. */
const toldAt = ({ fields }: StoredCollection['definition'], name: string): string =>
  (fields[name] && z.globalRegistry.get(bare(fields[name]))?.from) ?? name
