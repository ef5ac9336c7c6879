import { sql } from 'drizzle-orm'
import type { Tx } from '#database/open.ts'
import type { TableEntry } from './format.ts'

/** Not kept: whoever is signed in or proved at the moment signs in again, and codes live ten minutes. */
const leftOut = [
  'session',
  'verification',
  'codes',
  'wrong_code_attempts',
  'contact_tokens',
  'service_tokens',
  'password_links',
  'login_attempts',
  'edit_locks',
  'previews',
]

export type Table = Pick<TableEntry, 'name' | 'columns'>

/** Every table of ours with its columns, those that others refer to first. What is added later is in it by itself. */
export async function keptTables(tx: Pick<Tx, 'execute'>): Promise<Table[]> {
  const rows = await read<{ table: string; column: string; type: string; references: number }>(
    tx,
    sql`select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type,
      (select count(*)::int from pg_constraint f where f.conrelid = c.oid and f.contype = 'f') as "references"
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      order by "references", c.relname, a.attnum`,
  )
  const tables = new Map<string, Table>()
  for (const { table, column, type } of rows) {
    if (leftOut.includes(table)) continue
    const known = tables.get(table) ?? { name: table, columns: [] }
    known.columns.push({ name: column, type })
    tables.set(table, known)
  }
  return [...tables.values()]
}

/** The rows of a statement; both drivers answer so, and the type of either does not say it. */
export async function read<Row>(
  tx: Pick<Tx, 'execute'>,
  statement: Parameters<Tx['execute']>[0],
): Promise<Row[]> {
  return ((await tx.execute(statement)) as unknown as { rows: Row[] }).rows
}

export type Migration = { when: number; hash: string }

/** The newest migration, or null where there is none yet. */
export async function newestMigration(tx: Pick<Tx, 'execute'>): Promise<Migration | null> {
  const [there] = await read<{ there: boolean }>(
    tx,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  )
  if (!there?.there) return null
  const [row] = await read<{ hash: string; at: string }>(
    tx,
    sql`select hash, created_at::text as at from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  )
  return row ? { when: Number(row.at), hash: row.hash } : null
}
