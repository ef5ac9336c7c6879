import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { SystemReport } from '#contract/backoffice/system.ts'
import type { Database } from '#database/open.ts'
import { packageFolder } from '#database/package-folder.ts'
import type { ObjectStorage } from '../../storage/storage.ts'
import { newestMigration } from '#database/newest-migration.ts'
import { lastHeartbeat } from '../../jobs/heartbeat.ts'

const journalFile = join(packageFolder, 'database/migrations/meta/_journal.json')

/** Whether each part answers. Without the database nobody is signed in, so nobody sees that it is down. */
export async function readHealth({
  db,
  storage,
}: {
  db: Database
  storage: ObjectStorage
}): Promise<SystemReport['health']> {
  const works = async (look: () => Promise<unknown>) => {
    try {
      return (await look()) !== false
    } catch {
      return false
    }
  }
  const beat = await lastHeartbeat(db)
  return [
    { part: 'database', ok: await works(() => db.execute(sql`select 1`)), at: null },
    { part: 'migrations', ok: await works(() => migrated(db)), at: null },
    { part: 'store', ok: await works(() => storage.check()), at: null },
    { part: 'worker', ...beat },
  ]
}

async function migrated(db: Database): Promise<boolean> {
  const journal = JSON.parse(await readFile(journalFile, 'utf8')) as { entries: { when: number }[] } // drizzle-kit's
  return (await newestMigration(db))?.when === journal.entries.at(-1)?.when
}
