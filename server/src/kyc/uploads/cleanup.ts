import { and, eq, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { idempotencyKeys, kycDrafts, kycDocumentObjects, kycDocuments } from '#database/tables.ts'
import type { Database } from '#database/open.ts'
import type { ObjectStorage } from '../../storage/storage.ts'
import { removeDocuments, keyPrefix, removeObjects } from './document-storage.ts'

type Needs = { db: Database; storage: ObjectStorage }

const dayAgo = sql`now() - interval '24 hours'`
const atOnce = 100

/**
 * Drops what was begun and not gone on with for a day, and what lies in the store under no row. Any worker may, and
 * twice does no harm.
 */
export async function cleanUpDocuments(services: Needs, now = new Date()): Promise<void> {
  const { db } = services
  await db.delete(kycDrafts).where(lt(kycDrafts.expires_at, sql`now()`))
  while ((await dropSome(services)) === atOnce);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.at, sql`now() - interval '7 days'`))
  await removeOrphans(services, new Date(now.getTime() - 86_400_000))
}

async function dropSome({ db, storage }: Needs): Promise<number> {
  const draft = db
    .select({ one: sql`1` })
    .from(kycDrafts)
    .where(eq(kycDrafts.id, kycDocuments.draft_id))
  const dropped = await db.transaction(async (tx) => {
    const old = await tx
      .select({ id: kycDocuments.id })
      .from(kycDocuments)
      .where(
        and(
          isNull(kycDocuments.submission_id),
          or(
            // What was let go counts for a day as begun.
            and(isNotNull(kycDocuments.replaced_at), lt(kycDocuments.created_at, dayAgo)),
            and(
              isNull(kycDocuments.replaced_at),
              or(lt(kycDocuments.last_received_at, dayAgo), notExists(draft)),
            ),
          ),
        ),
      )
      .limit(atOnce)
      // One that is being sent, or cleaned up elsewhere, is left alone.
      .for('update', { skipLocked: true })
    const keys = await removeDocuments(
      tx,
      old.map(({ id }) => id),
    )
    return { count: old.length, keys }
  })
  await removeObjects(storage, dropped.keys)
  return dropped.count
}

/** An object is put before its row is written, so that a young one may yet get its row. */
async function removeOrphans({ db, storage }: Needs, before: Date): Promise<void> {
  const remove = async (keys: string[]) => {
    const known = await db
      .select({ key: kycDocumentObjects.key })
      .from(kycDocumentObjects)
      .where(inArray(kycDocumentObjects.key, keys))
    const named = new Set(known.map(({ key }) => key))
    await removeObjects(
      storage,
      keys.filter((key) => !named.has(key)),
    )
  }
  const some: string[] = []
  for await (const { key, at } of storage.list(keyPrefix)) {
    if (at >= before) continue
    some.push(key)
    if (some.length === 500) await remove(some.splice(0))
  }
  if (some.length > 0) await remove(some)
}
