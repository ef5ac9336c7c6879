import type { Collection } from '#contract/collection.ts'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { BaseTable } from '#database/collection-table.ts'
import { isoMicroseconds } from '#database/columns.ts'
import type { Tx } from '#database/open.ts'
import type { StoredCollection } from '#database/stored.ts'
import { revisions } from '#database/tables.ts'
import { AppError } from '../http/app-error.ts'
import type { Change } from '../changes/change.ts'
import { firstTimeIn } from '../changes/once.ts'
import { writeEditorOrder } from './list-columns.ts'
import { noteMove } from './former-slugs.ts'
import { firstLiveAt, hasPublicationDate, publicationDateIn } from './publication-date.ts'
import { resolveSchedule } from './resolve-schedule.ts'

export type Row = BaseTable['$inferSelect']
export type Revision = typeof revisions.$inferSelect
export type RowChange = PgUpdateSetSource<BaseTable>

/**
 * Locks the collection until the transaction ends, so that new items and rates that replace one another are written one
 * by one.
 */
export async function lockCollection(tx: Tx, name: string): Promise<void> {
  const lock = `collection ${name}`
  if (firstTimeIn(tx, lock)) await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${lock}))`)
}

/** The item, locked. @throws AppError not_found, also where it was deleted */
export async function loadItem({ tx }: Change, { table }: StoredCollection, id: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(table)
    .where(and(eq(table.id, id), isNull(table.deleted_at)))
    .for('update')
  if (!row) throw new AppError('not_found', 'There is no such item.')
  return row
}

export async function loadRevision({ tx }: Change, id: number | null): Promise<Revision> {
  const [revision] = await tx
    .select()
    .from(revisions)
    .where(eq(revisions.id, id ?? 0))
  if (!revision) throw new AppError('wrong_state', 'There is nothing waiting to be decided on.')
  return revision
}

/** The next `created_at`: the clock, but always after the collection's last one. Needs the collection's lock. */
export async function nextCreatedAt({ tx }: Change, { table }: StoredCollection): Promise<string> {
  const last = sql`(select max(${table.created_at}) from ${table})`
  const next = sql<string>`greatest(clock_timestamp(), ${last} + interval '1 microsecond')::text`
  const [row] = await tx.select({ at: next.mapWith(isoMicroseconds) }).from(sql`(select 1) as one`)
  if (!row) throw new Error('no clock')
  return row.at
}

/** Writes to the item and counts its version up. */
export async function writeItem(
  change: Change,
  stored: StoredCollection,
  id: string,
  set: RowChange,
): Promise<Row> {
  const { table } = stored
  const [row] = await change.tx
    .update(table)
    .set({ ...set, version: sql`${table.version} + 1`, updated_at: change.now, updated_by: change.actor.id })
    .where(eq(table.id, id))
    .returning()
  if (!row) throw new Error('the item went away under its lock')
  await writeEditorOrder(change, stored, id)
  return row
}

/** Writes to the item, counts its version up, and brings it up to now: `writeItem` and `emitChange` in one statement. */
export async function writeAndEmit(
  change: Change,
  stored: StoredCollection,
  row: Row,
  set: Partial<Row>,
): Promise<Row> {
  const counted = {
    version: row.version + 1,
    updated_at: change.now,
    updated_by: change.actor.id,
  }
  await writeEditorOrder(change, stored, row.id)
  return bringUpToNow(change, stored, { ...row, ...set }, { ...set, ...counted })
}

/** Brings the item up to now, and adds an event to the change if what the public sees has changed. */
export const emitChange = (change: Change, stored: StoredCollection, row: Row): Promise<Row> =>
  bringUpToNow(change, stored, row, {})

/**
 * @param row the item as it is to be, locked
 * @param written what of it is not in the database yet
 */
async function bringUpToNow(
  change: Change,
  stored: StoredCollection,
  row: Row,
  written: RowChange,
): Promise<Row> {
  const { table, definition } = stored
  const { set, event } = resolveSchedule(row, change.now)
  // What was scheduled and taken back, or published before its time, was not seen when it was meant to be.
  const first = firstLiveAt(row)
  const seen = first !== null && first <= change.now ? first : null
  const first_live_at = seen ?? (set.live_revision === null ? null : set.visible_from)
  // A scheduled revision that takes over brings its own values for the filter columns.
  const takesOver = set.live_revision !== row.live_revision
  const isDated = set.live_revision !== null && hasPublicationDate(definition)
  const body = takesOver || isDated ? (await loadRevision(change, set.live_revision)).body : {}
  const columns = {
    ...(takesOver && filterColumns(definition, body)),
    first_live_at,
    published_at: publicationDateIn(definition, body) ?? first_live_at,
  }
  const [settled] = await change.tx
    .update(table)
    .set({ ...written, ...columns, ...set })
    .where(eq(table.id, row.id))
    .returning()
  if (!settled) throw new Error('the item went away under its lock')
  if (event && !definition.staffOnly) {
    await noteMove(change, stored, row.id, {
      before: row.emitted_revision,
      after: settled.emitted_revision,
    })
    change.events.push({
      collection: definition.name,
      item_id: row.id,
      kind: event,
      revision_id: settled.emitted_revision,
    })
  }
  return settled
}

/** The columns that lists are narrowed by, from the body's fields of the same name. */
export const filterColumns = (
  definition: Collection,
  body: Record<string, unknown>,
): Record<string, unknown> => Object.fromEntries(definition.filters.map((name) => [name, body[name] ?? null]))

/** The rows of the same key that stand right before and after a moment, locked; needs the collection's lock. */
export async function neighbours({ tx }: Change, stored: StoredCollection, row: Row, from: string) {
  const { table, definition } = stored
  const key = definition.appendOnly?.key ?? []
  // Filter columns are not among the common ones; a row carries them all the same.
  const values = row as unknown as Record<string, unknown>
  const same = and(
    ...key.map((field) => eq(stored.column(field), values[field])),
    ne(table.id, row.id),
    isNull(table.deleted_at),
    sql`${table.live_revision} is not null`,
  )
  const pick = (where: ReturnType<typeof sql>, order: ReturnType<typeof sql>) =>
    tx.select().from(table).where(and(same, where)).orderBy(order).limit(1).for('update')
  const [before] = await pick(sql`${table.visible_from} <= ${from}`, sql`${table.visible_from} desc`)
  const [after] = await pick(sql`${table.visible_from} > ${from}`, sql`${table.visible_from} asc`)
  return { before, after }
}
