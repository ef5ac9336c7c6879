import { sql } from 'drizzle-orm'
import type { Tx } from './open.ts'

export type Migration = { when: number; hash: string }

/** The newest migration, or null where there is none yet. */
export async function newestMigration(tx: Pick<Tx, 'execute'>): Promise<Migration | null> {
  // Both drivers answer so, and the type of neither says it.
  const read = async <Row>(statement: ReturnType<typeof sql>) =>
    ((await tx.execute(statement)) as unknown as { rows: Row[] }).rows
  const [there] = await read<{ there: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  )
  if (!there?.there) return null
  const [row] = await read<{ hash: string; at: string }>(
    sql`select hash, created_at::text as at from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  )
  return row ? { when: Number(row.at), hash: row.hash } : null
}
