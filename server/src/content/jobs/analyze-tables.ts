import { sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { storedCollections } from '#database/registry.ts'
import { revisions } from '#database/tables.ts'

/** Gathers the planner's statistics: the embedded database gathers none itself, and takes the wrong index without. */
export async function analyzeTables(db: Database): Promise<void> {
  for (const { table } of storedCollections) await db.execute(sql`analyze ${table}`)
  await db.execute(sql`analyze ${revisions}`)
}
