import { sql } from 'drizzle-orm'
import type { Tx } from '#database/open.ts'
import { rowsOf } from '#database/rows-of.ts'
import { BackupError, type Manifest, type TableEntry } from './format.ts'
import { recordsIn, type Row } from './read-backup.ts'

const atOnce = 500

/** Loads every table of a backup into empty ones, and sets the counters of their identities behind it. */
export async function loadTables(tx: Tx, folder: string, manifest: Manifest): Promise<void> {
  // The one row that migrating makes; the backup has its own.
  await tx.execute(sql`delete from change_sequence`)
  for (const table of manifest.tables) {
    let page: Row[] = []
    let rows = 0
    for await (const row of recordsIn(folder, table)) {
      page.push(row)
      rows += 1
      if (page.length < atOnce) continue
      await insert(tx, table, page)
      page = []
    }
    if (page.length) await insert(tx, table, page)
    if (rows !== table.rows) throw new BackupError(`${table.name} has ${rows} rows instead of ${table.rows}`)
  }
  await setCounters(tx)
}

function insert(tx: Tx, { name, columns }: TableEntry, rows: Row[]): Promise<unknown> {
  const names = sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  )
  // Each value comes as the text that PostgreSQL wrote, and is read by it as the same type.
  const values = sql.join(
    columns.map(({ type }, at) => sql.raw(`(row ->> ${at})::${type}`)),
    sql`, `,
  )
  return tx.execute(
    sql`insert into ${sql.identifier(name)} (${names}) overriding system value select ${values} from json_array_elements(${JSON.stringify(rows)}::json) as given(row)`,
  )
}

async function setCounters(tx: Tx): Promise<void> {
  const counted = await rowsOf<{ table: string; column: string }>(
    tx,
    sql`select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES'`,
  )
  for (const { table, column } of counted) {
    const [at] = [sql`(select max(${sql.identifier(column)}) from ${sql.identifier(table)})`]
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${`"${table}"`}, ${column}), coalesce(${at}, 1), ${at} is not null)`,
    )
  }
}
