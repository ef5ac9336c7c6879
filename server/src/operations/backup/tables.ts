import { sql } from 'drizzle-orm'
import type { Tx } from '#database/open.ts'
import { rowsOf } from '#database/rows-of.ts'
import type { TableEntry } from './format.ts'

/** Not kept: whoever is signed in or proved at the moment signs in again, and codes live ten minutes. */
const leftOut = [
  'session',
  'verification',
  'one_time_codes',
  'wrong_code_attempts',
  'contact_tokens',
  'service_tokens',
  'password_links',
  'login_attempts',
  'edit_locks',
  'draft_previews',
  // Made anew from the audit log.
  'audit_sentences',
]

/** `key`: the columns of its primary key, by which its rows are written in the same order on every database */
export type Table = Pick<TableEntry, 'name' | 'columns'> & { key: TableEntry['columns'] }

/** Every table of ours with its columns, those that others refer to first. What is added later is in it by itself. */
export async function keptTables(tx: Pick<Tx, 'execute'>): Promise<Table[]> {
  const rows = await rowsOf<{
    table: string
    column: string
    type: string
    is_key: boolean
    references: number
  }>(
    tx,
    sql`select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type,
      exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any(i.indkey)) as is_key,
      (select count(*)::int from pg_constraint f where f.conrelid = c.oid and f.contype = 'f') as "references"
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      order by "references", c.relname, a.attnum`,
  )
  const tables = new Map<string, Table>()
  for (const { table, column, type, is_key } of rows) {
    if (leftOut.includes(table)) continue
    const known = tables.get(table) ?? { name: table, columns: [], key: [] }
    known.columns.push({ name: column, type })
    if (is_key) known.key.push({ name: column, type })
    tables.set(table, known)
  }
  return [...tables.values()]
}
