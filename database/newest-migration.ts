import { sql } from 'drizzle-orm'
import type { Tx } from './open.ts'
import { rowsOf } from './rows-of.ts'

export type Migration = { when: number; hash: string }

/** The newest migration, or null where there is none yet. */
export async function newestMigration(tx: Pick<Tx, 'execute'>): Promise<Migration | null> {
  const [there] = await rowsOf<{ there: boolean }>(
    tx,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  )
  if (!there?.there) return null
  const [row] = await rowsOf<{ hash: string; at: string }>(
    tx,
    sql`select hash, created_at::text as at from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  )
  return row ? { when: Number(row.at), hash: row.hash } : null
}
