import { sql } from 'drizzle-orm'
import type { SystemReport } from '#contract/backoffice/system.ts'
import type { Database } from '#database/open.ts'

type Rows<T> = { rows: T[] }

/** The database as a whole, and the twelve biggest tables with their indexes. */
export async function databaseSize(db: Database): Promise<Omit<SystemReport['database'], 'kind'>> {
  // Both drivers answer with rows, and the type of neither says which.
  const whole = (await db.execute(
    sql`select pg_database_size(current_database())::float8 as bytes`,
  )) as unknown as Rows<{ bytes: number }>
  const tables = (await db.execute(
    sql`select c.relname as name, pg_total_relation_size(c.oid)::float8 as bytes from pg_class c
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 2 desc, 1 limit 12`,
  )) as unknown as Rows<{ name: string; bytes: number }>
  return { bytes: whole.rows[0]?.bytes ?? 0, tables: tables.rows }
}

/** What the store holds by what the tables say; a bucket is not walked for it. */
export async function storageSize(db: Database): Promise<SystemReport['storage']['parts']> {
  const answer = (await db.execute(
    sql`select 'files' as part, count(*)::int as objects, coalesce(sum(bytes), 0)::float8 as bytes from file_objects
      union all select 'older_documents', count(*)::int, coalesce(sum(bytes), 0)::float8 from file_versions
      union all select 'papers', count(*)::int, coalesce(sum(bytes), 0)::float8 from kyc_document_objects`,
  )) as unknown as Rows<SystemReport['storage']['parts'][number]>
  return answer.rows
}
