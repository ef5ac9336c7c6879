import { createHash } from 'node:crypto'
import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database, Tx } from '#database/open.ts'
import { transactionTime } from '../../changes/change.ts'
import { tableIn, type Manifest, type TableEntry } from './format.ts'
import { namedObjects } from './named-objects.ts'
import { newestMigration } from '#database/newest-migration.ts'
import { rowsOf } from '#database/rows-of.ts'
import { keptTables, type Table } from './tables.ts'

const atOnce = 500

export type Snapshot = Pick<Manifest, 'at' | 'migration' | 'tables'> & {
  /** the objects that its rows name */
  objects: { key: string; mime: string }[]
}

/**
 * Writes every table as it stands at one moment. On PostgreSQL nobody waits for it; the embedded database has one
 * connection, so that others wait until it is through: some seconds for a hundred thousand rows.
 */
export function writeTables(db: Database, folder: string): Promise<Snapshot> {
  return db.transaction(
    async (tx) => {
      const migration = await newestMigration(tx)
      if (!migration) throw new Error('the database has no tables yet')
      const at = await transactionTime(tx)
      const tables: TableEntry[] = []
      for (const table of await keptTables(tx)) tables.push(await writeTable(tx, folder, table))
      const objects = await rowsOf<{ key: string; mime: string }>(tx, sql`${namedObjects} order by key`)
      return { at, migration, tables, objects }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function writeTable(tx: Tx, folder: string, { name, columns, key }: Table): Promise<TableEntry> {
  const path = tableIn(folder, name)
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  let rows = 0
  try {
    const values = sql.join(
      columns.map((column) => sql`${sql.identifier(column.name)}::text`),
      sql`, `,
    )
    // Two databases may keep the same rows in different places, and compare texts by different rules.
    const order = key.map(({ name: column, type }) =>
      type === 'text' ? sql`${sql.identifier(column)} collate "C"` : sql`${sql.identifier(column)}`,
    )
    const sorted = order.length > 0 ? sql`order by ${sql.join(order, sql`, `)}` : sql``
    // By cursor, so that no table need fit into memory.
    await tx.execute(
      sql`declare backup_rows no scroll cursor for select json_build_array(${values})::text as row from ${sql.identifier(name)} ${sorted}`,
    )
    for (;;) {
      const page = await rowsOf<{ row: string }>(tx, sql.raw(`fetch ${atOnce} from backup_rows`))
      if (!page.length) break
      // json_build_array writes line breaks inside texts as \n, so that a row is a line.
      const lines = page.map(({ row }) => `${row}\n`).join('')
      hash.update(lines)
      await file.writeFile(lines)
      rows += page.length
    }
    await tx.execute(sql`close backup_rows`)
    await file.sync()
  } finally {
    await file.close()
  }
  return { name, columns, rows, sha256: hash.digest('hex') }
}
