import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { OpenDatabase } from './open.ts'

/** Another process holds this data folder. */
export class DataFolderInUse extends Error {
  constructor(folder: string) {
    super(`the data folder ${folder} is in use by another process`)
  }
}

/**
 * Opens PostgreSQL embedded in this process, its files under `folder` (null: in memory, for tests).
 * PGlite itself takes no lock and two processes would lose rows silently, so a lock is held on `lock.db`, which
 * the system releases even after kill -9.
 * @param begin in memory: the files of a database to begin with, as PGlite dumps them
 * @throws DataFolderInUse
 */
export async function openEmbedded(folder: string | null, begin?: Blob): Promise<OpenDatabase> {
  const lock = folder === null ? null : holdLock(folder)
  const client =
    folder === null ? new PGlite(begin && { loadDataDir: begin }) : new PGlite(join(folder, 'database'))
  await client.waitReady
  await client.exec(`set time zone 'UTC'`)
  return {
    // The drivers' result types differ; everything here reads rows through the query builder only.
    db: drizzle(client) as unknown as OpenDatabase['db'],
    driver: { kind: 'embedded', client },
    listen: async (channel, listener) => client.listen(channel, (payload) => listener.heard(payload)),
    async close() {
      await client.close()
      lock?.close()
    },
  }
}

function holdLock(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(join(folder, 'lock.db'))
  try {
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new DataFolderInUse(folder)
  }
  return lock
}
