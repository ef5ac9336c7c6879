import { and, eq, sql } from 'drizzle-orm'
import type { Collection } from '#contract/collection.ts'
import type { Database } from '#database/open.ts'
import { editLocks } from '#database/tables.ts'
import type { LockState } from '#contract/backoffice/content.ts'
import { AppError } from '../../http/app-error.ts'
import type { Actor } from '../../changes/actor.ts'
import type { Change } from '../../changes/change.ts'
import { peopleOf } from '../../changes/people.ts'

/** A lock that was not renewed for this long is over. */
const lettingGo = sql`now() - interval '60 seconds'`

type Where = { collection: string; item_id: string; tab: string }

/**
 * Notes that somebody has an item open, again every few seconds. It only informs colleagues; the version that a writer
 * sends protects the content. The content does not change, so no audit row is written.
 * @throws AppError locked while somebody else, or another window of the same person, has it
 */
export async function hold(db: Database, actor: Actor, where: Where): Promise<LockState> {
  const same = sql`${editLocks.holder} = ${actor.id} and ${editLocks.tab} = ${where.tab}::uuid`
  const [held] = await db
    .insert(editLocks)
    .values({ ...where, holder: actor.id, taken_at: sql`now()`, seen_at: sql`now()` })
    .onConflictDoUpdate({
      target: [editLocks.collection, editLocks.item_id],
      set: {
        holder: actor.id,
        tab: where.tab,
        seen_at: sql`now()`,
        taken_at: sql`case when ${same} then ${editLocks.taken_at} else now() end`,
      },
      setWhere: sql`(${same}) or ${editLocks.seen_at} < ${lettingGo}`,
    })
    .returning()
  if (!held) throw await lockedBy(db, actor, where)
  return { holder: { id: actor.id, name: nameOf(actor) }, since: held.taken_at, mine: true }
}

const nameOf = (actor: Actor) => (actor.kind === 'staff' ? actor.name : actor.id)
const ofItem = ({ collection, item_id }: Where) =>
  and(eq(editLocks.collection, collection), eq(editLocks.item_id, item_id))

async function lockedBy(db: Database, actor: Actor, where: Where): Promise<AppError> {
  const [held] = await db.select().from(editLocks).where(ofItem(where))
  const person = await peopleOf(db, [held?.holder])
  return new AppError('locked', 'Somebody else has this open.', {
    holder: person(held?.holder)?.name ?? '',
    since: held?.taken_at ?? '',
    mine: String(held?.holder === actor.id),
  })
}

/** Takes an item from whoever has it open; their next sign of life tells them. */
export async function takeOver(
  { tx, actor, now, audit }: Change,
  definition: Collection,
  { item_id, tab }: { item_id: string; tab: string },
): Promise<LockState> {
  const collection = definition.name
  const own = { holder: actor.id, tab, taken_at: now, seen_at: now }
  const [before] = await tx
    .select({ holder: editLocks.holder })
    .from(editLocks)
    .where(ofItem({ collection, item_id, tab }))
  await tx
    .insert(editLocks)
    .values({ collection, item_id, ...own })
    .onConflictDoUpdate({ target: [editLocks.collection, editLocks.item_id], set: own })
  audit.push({ action: 'take over editing', collection, item_id, details: { from: before?.holder ?? null } })
  return { holder: { id: actor.id, name: nameOf(actor) }, since: now, mine: true }
}

/** Lets go of what this window has. */
export async function letGo(db: Database, actor: Actor, where: Where): Promise<void> {
  await db
    .delete(editLocks)
    .where(and(ofItem(where), eq(editLocks.holder, actor.id), eq(editLocks.tab, where.tab)))
}
