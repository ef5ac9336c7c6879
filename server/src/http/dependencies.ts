import { eq, sql, type SQL } from 'drizzle-orm'
import { isoMicroseconds } from '#database/columns.ts'
import type { Database } from '#database/open.ts'
import { prepared } from '#database/prepared.ts'
import type { StoredCollection } from '#database/stored.ts'
import { changeSequence } from '#database/tables.ts'
import { mostBehindMs, type Moment, type Moments } from '../changes/moments.ts'

/** What an answer was made from. It is kept with the answer, which is dropped when any of it changes. */
export type Dependencies = {
  /** the event number read before anything else */
  seq: number
  /** `collection`, or `collection/id` where only that item was read */
  keys: Set<string>
  /** the database's clock at the beginning, at most `mostBehindMs` behind it */
  now: string
  /** the next moment when something shown takes effect or ends */
  until: string | null
}

/** Begins to note what is read. @param moments tells the moment without asking the database each time */
export async function startDependencies(db: Database, moments?: Moments): Promise<Dependencies> {
  const read = async () => {
    const asked = prepared(db, 'sequence', () =>
      db.select({ seq: changeSequence.seq, now }).from(changeSequence).where(first),
    )
    return momentOf(await asked.execute())
  }
  return begin(await (moments ? moments.now(read) : read()))
}

/** What is read in the same statement. */
export type Beside = {
  /** tells the statement from all others */
  key: string
  /** gives one value; what varies is `sql.placeholder()` */
  value: () => SQL
  values: Record<string, unknown>
}

/**
 * The same where one collection is all that will be read, or one item of it: one statement for all of it.
 * @returns what was read beside it, as it came from the database; null where nothing was asked for
 */
export async function dependOn(
  db: Database,
  { table, definition: { name } }: StoredCollection,
  { id, beside }: { id?: string | undefined; beside?: Beside } = {},
): Promise<{ seen: Dependencies; beside: unknown }> {
  const read = prepared(db, `sequence and ${beside?.key ?? name}`, () => {
    const due = sql`(select min(${table.due_at}) from ${table} where ${table.due_at} > now())`.mapWith(
      table.due_at,
    )
    return db
      .select({ seq: changeSequence.seq, now, due, beside: beside ? beside.value() : sql`null` })
      .from(changeSequence)
      .where(first)
  })
  const [at] = await read.execute(beside?.values)
  const seen = begin(momentOf(at && [at]))
  seen.keys.add(id === undefined ? name : `${name}/${id}`)
  seen.until = at?.due ?? null
  return { seen, beside: at?.beside ?? null }
}

const now = sql<string>`now()::text`.mapWith(isoMicroseconds)
const first = eq(changeSequence.id, 1)

function momentOf([at]: Moment[] = []): Moment {
  if (!at) throw new Error('the sequence row is missing')
  return at
}

const begin = ({ seq, now }: Moment): Dependencies => ({ seq, now, keys: new Set(), until: null })

/** How long what was begun with these may be shown, in ms, so that nothing is shown after its end. */
export const msUntil = (end: string, { now }: Pick<Dependencies, 'now'>): number =>
  // Both times are rounded down to milliseconds, which may be one too many.
  Date.parse(end) - Date.parse(now) - mostBehindMs - 1

/** Notes that something of a collection is read: the whole, or one item. */
export async function noteDependency(
  db: Database,
  seen: Dependencies,
  stored: StoredCollection,
  id?: string,
): Promise<void> {
  const isNew = !isNoted(seen, stored)
  const { name } = stored.definition
  seen.keys.add(id === undefined ? name : `${name}/${id}`)
  if (isNew) await noteDue(db, seen, [stored])
}

/** Notes that whole collections are read. */
export async function noteDependencies(
  db: Database,
  seen: Dependencies,
  all: readonly StoredCollection[],
): Promise<void> {
  const added = all.filter((stored) => !isNoted(seen, stored))
  for (const { definition } of all) seen.keys.add(definition.name)
  if (added.length > 0) await noteDue(db, seen, added)
}

const isNoted = ({ keys }: Dependencies, { definition: { name } }: StoredCollection): boolean =>
  [...keys].some((key) => key === name || key.startsWith(`${name}/`))

/** Notes when something of these collections next begins or ends; one statement for all of them. */
async function noteDue(db: Database, seen: Dependencies, all: readonly StoredCollection[]): Promise<void> {
  const names = all.map(({ definition }) => definition.name)
  const read = prepared(db, `due ${names.join(' ')}`, () => {
    const each = all.map(
      ({ table }) =>
        sql`(select min(${table.due_at}) from ${table} where ${table.due_at} > ${sql.placeholder('now')})`,
    )
    const due = sql<string | null>`least(${sql.join(each, sql`, `)})::text`
    return db.select({ due }).from(changeSequence).where(first)
  })
  const [next] = await read.execute({ now: seen.now })
  const due = next?.due ? isoMicroseconds(next.due) : null
  if (due !== null && (seen.until === null || due < seen.until)) seen.until = due
}
