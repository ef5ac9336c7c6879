import { eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { storedCollections } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import { revisions } from '#database/tables.ts'
import { carryOn, countNy, nyColumns } from '../translations.ts'
import { newestColumns } from '../write-revision.ts'

const batch = 200

/**
 * Fills in what items from before there was a back-office lack: what staff search by, and what their Chichewa was made
 * from, which counts as under review. Begins where it was left off, and finds nothing to do afterwards.
 */
export function fillSearch(db: Database): { done: Promise<void>; stop(): Promise<void> } {
  let stopped = false
  const run = async () => {
    for (const stored of storedCollections) while (!stopped && (await fillSome(db, stored)) === batch);
    // The embedded database gathers no statistics by itself, and without them takes the wrong index.
    for (const { table } of storedCollections) if (!stopped) await db.execute(sql`analyze ${table}`)
    if (!stopped) await db.execute(sql`analyze ${revisions}`)
  }
  const done = run()
  return {
    done,
    async stop() {
      stopped = true
      await done.catch(() => {})
    },
  }
}

async function fillSome(db: Database, stored: StoredCollection): Promise<number> {
  const { table, definition } = stored
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(table)
      .where(isNull(table.search))
      .limit(batch)
      .for('update', { skipLocked: true })
    for (const row of rows) {
      const ids = [row.draft_revision, row.live_revision, row.next_revision].filter((id) => id !== null)
      const found = ids.length ? await tx.select().from(revisions).where(inArray(revisions.id, ids)) : []
      for (const one of found) {
        const translations = { ...carryOn(definition, one.body, []), ...one.translations }
        const [filled] = await tx
          .update(revisions)
          .set({ translations, ...nyColumns(countNy(definition, one.body, translations)) })
          .where(eq(revisions.id, one.id))
          .returning()
        if (filled?.id === row.draft_revision)
          await tx
            .update(table)
            .set({ search: newestColumns(stored, filled).search })
            .where(eq(table.id, row.id))
      }
      if (!found.some(({ id }) => id === row.draft_revision))
        await tx.update(table).set({ search: '' }).where(eq(table.id, row.id))
    }
    return rows.length
  })
}
