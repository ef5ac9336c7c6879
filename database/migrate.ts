import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenDatabase } from './open.ts'
import { packageFolder } from './package-folder.ts'
import { checkSchemaVersion, type JournalEntry } from './schema-version.ts'
import { changeSequence } from './tables/change-log.ts'

const migrationsFolder = join(packageFolder, 'database/migrations')

/**
 * Brings the tables up to date and makes the sequence row. Safe on several instances at once.
 * @throws SchemaTooNewError
 */
export async function migrate(database: OpenDatabase): Promise<void> {
  await migrateBy(database, migrationsFolder)
  const { entries } = await readJournal(migrationsFolder)
  await checkSchemaVersion(database.db, entries)
}

type Journal = { entries: JournalEntry[] }

const journalOf = (folder: string) => join(folder, 'meta/_journal.json')
const readJournal = async (folder: string): Promise<Journal> =>
  JSON.parse(await readFile(journalOf(folder), 'utf8')) as Journal // drizzle-kit wrote it

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
    const journal = await readJournal(folder)
    if (!journal.entries.some((entry) => entry.when === when)) return false
    const entries = journal.entries.filter((entry) => entry.when <= when)
    await writeFile(journalOf(folder), JSON.stringify({ ...journal, entries }))
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
    await migratePostgres(driver.url, folder)
  }
  await database.db
    .insert(changeSequence)
    .values({ id: 1, seq: 0, audit_seq: 0, audit_hash: '' })
    .onConflictDoNothing()
}
