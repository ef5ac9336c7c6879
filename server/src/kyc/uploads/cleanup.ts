import { and, eq, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { kycAnswers, kycDrafts, kycObjects, kycPapers } from '#database/tables.ts'
import type { Parts } from '../../app.ts'
import { dropPapers, keyPrefix, removeObjects } from './document-storage.ts'

type Needs = Pick<Parts, 'db' | 'store'>

const dayAgo = sql`now() - interval '24 hours'`
const atOnce = 100

/**
 * Drops what was begun and not gone on with for a day, and what lies in the store under no row. Any worker may, and
 * twice does no harm.
 */
export async function sweepPapers(parts: Needs, now = new Date()): Promise<void> {
  const { db } = parts
  await db.delete(kycDrafts).where(lt(kycDrafts.expires_at, sql`now()`))
  while ((await dropSome(parts)) === atOnce);
  await db.delete(kycAnswers).where(lt(kycAnswers.at, sql`now() - interval '7 days'`))
  await removeOrphans(parts, new Date(now.getTime() - 86_400_000))
}

async function dropSome({ db, store }: Needs): Promise<number> {
  const draft = db
    .select({ one: sql`1` })
    .from(kycDrafts)
    .where(eq(kycDrafts.id, kycPapers.draft_id))
  const dropped = await db.transaction(async (tx) => {
    const old = await tx
      .select({ id: kycPapers.id })
      .from(kycPapers)
      .where(
        and(
          isNull(kycPapers.submission_id),
          or(
            // What was let go counts for a day as begun.
            and(isNotNull(kycPapers.replaced_at), lt(kycPapers.created_at, dayAgo)),
            and(isNull(kycPapers.replaced_at), or(lt(kycPapers.touched_at, dayAgo), notExists(draft))),
          ),
        ),
      )
      .limit(atOnce)
      // One that is being sent, or swept elsewhere, is left alone.
      .for('update', { skipLocked: true })
    const keys = await dropPapers(
      tx,
      old.map(({ id }) => id),
    )
    return { count: old.length, keys }
  })
  await removeObjects(store, dropped.keys)
  return dropped.count
}

/** An object is put before its row is written, so that a young one may yet get its row. */
async function removeOrphans({ db, store }: Needs, before: Date): Promise<void> {
  const remove = async (keys: string[]) => {
    const known = await db
      .select({ key: kycObjects.key })
      .from(kycObjects)
      .where(inArray(kycObjects.key, keys))
    const named = new Set(known.map(({ key }) => key))
    await removeObjects(
      store,
      keys.filter((key) => !named.has(key)),
    )
  }
  const some: string[] = []
  for await (const { key, at } of store.list(keyPrefix)) {
    if (at >= before) continue
    some.push(key)
    if (some.length === 500) await remove(some.splice(0))
  }
  if (some.length > 0) await remove(some)
}
