import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenDatabase } from './open.ts'
import { packageFolder } from './package-folder.ts'
import { changeSequence } from './tables/change-log.ts'

const migrationsFolder = join(packageFolder, 'database/migrations')
/** Any number that nothing else locks: instances that start together migrate one after the other. */
const migrationLock = 727_001

/** Brings the tables up to date and makes the sequence row. Safe on several instances at once. */
export const migrate = (database: OpenDatabase): Promise<void> => migrateBy(database, migrationsFolder)

type Journal = { entries: { when: number }[] }

/**
 * Brings the tables to where they were at a migration, for what was written then.
 * @param when the migration's stamp
 * @returns false where no migration here has that stamp
 */
export async function migrateTo(database: OpenDatabase, when: number): Promise<boolean> {
  // Drizzle takes a folder as a whole: a copy of it ends where it should.
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  try {
    await cp(migrationsFolder, folder, { recursive: true })
    const path = join(folder, 'meta/_journal.json')
    const journal = JSON.parse(await readFile(path, 'utf8')) as Journal // drizzle-kit wrote it
    if (!journal.entries.some((entry) => entry.when === when)) return false
    const entries = journal.entries.filter((entry) => entry.when <= when)
    await writeFile(path, JSON.stringify({ ...journal, entries }))
    await migrateBy(database, folder)
    return true
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function migrateBy(database: OpenDatabase, folder: string): Promise<void> {
  const { driver } = database
  if (driver.kind === 'embedded') {
    const { migrateEmbedded } = await import('./open-embedded.ts')
    await migrateEmbedded(driver.client, folder)
  } else {
    const { migratePostgres } = await import('./open-postgres.ts')
    const client = await driver.pool.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [migrationLock])
      await migratePostgres(client, folder)
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock])
      client.release()
    }
  }
  await database.db
    .insert(changeSequence)
    .values({ id: 1, seq: 0, audit_seq: 0, audit_hash: '' })
    .onConflictDoNothing()
}
