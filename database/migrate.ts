import { fileURLToPath } from 'node:url'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import type { OpenDatabase } from './open.ts'
import { head } from './tables/head.ts'

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))
/** Any number that nothing else locks: instances that start together migrate one after the other. */
const migrationLock = 727_001

/** Brings the tables up to date and makes the head row. Safe on several instances at once. */
export async function migrate(database: OpenDatabase): Promise<void> {
  const { driver } = database
  if (driver.kind === 'embedded') await migratePglite(drizzlePglite(driver.client), { migrationsFolder })
  else {
    const client = await driver.pool.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [migrationLock])
      await migratePg(drizzlePg(client), { migrationsFolder })
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock])
      client.release()
    }
  }
  await database.db.insert(head).values({ id: 1, seq: 0, audit_seq: 0, audit_hash: '' }).onConflictDoNothing()
}
