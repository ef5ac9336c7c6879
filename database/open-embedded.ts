import { chmodSync, mkdirSync, openAsBlob, readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { DataFolderInUse, type OpenDatabase } from './open.ts'

/**
 * PGlite's two programs and its files, compiled and read once a process and never let go: V8 can end the whole process
 * when the code of a WebAssembly module is freed while others are made (nodejs/node issue 64500).
 */
let modules: Promise<PGliteOptions> | undefined
export const pgliteModules = (): Promise<PGliteOptions> => (modules ??= loadModules())

async function loadModules(): Promise<PGliteOptions> {
  const described = findPackageJSON('@electric-sql/pglite', import.meta.url)
  if (described === undefined) throw new Error('the package @electric-sql/pglite is not installed')
  const path = (name: string) => join(dirname(described), 'dist', name)
  const compile = async (name: string) => WebAssembly.compile(await readFile(path(name)))
  const [pgliteWasmModule, initdbWasmModule, fsBundle] = await Promise.all([
    compile('pglite.wasm'),
    compile('initdb.wasm'),
    openAsBlob(path('pglite.data')),
  ])
  return { pgliteWasmModule, initdbWasmModule, fsBundle }
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
  const options = await pgliteModules()
  const client =
    folder === null
      ? new PGlite({ ...options, ...(begin && { loadDataDir: begin }) })
      : new PGlite(join(folder, 'database'), options)
  await client.waitReady
  if (folder !== null) closeFiles(join(folder, 'database'))
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

/** Drizzle's migrations by this driver; migrate() calls it. */
export const migrateEmbedded = (client: PGlite, folder: string): Promise<void> =>
  migrate(drizzle(client), { migrationsFolder: folder })

/** PGlite unpacks its files open to everybody, whatever the process's umask. */
function closeFiles(folder: string): void {
  if (process.platform === 'win32') return
  for (const name of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    const path = join(folder, name)
    const mode = statSync(path, { throwIfNoEntry: false })?.mode
    if (mode !== undefined && mode & 0o077) chmodSync(path, mode & 0o700)
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
