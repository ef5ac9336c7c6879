import { createHash, randomUUID } from 'node:crypto'
import { existsSync, openAsBlob } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from '#database/migrate.ts'
import { openEmbedded, pgliteModules } from '#database/open-embedded.ts'
import type { OpenDatabase } from '#database/open.ts'

const root = resolve(import.meta.dirname, '../..')
const migrations = join(root, 'database/migrations')

/** Where the copy for today's migrations and PGlite lies. */
async function pathOfCopy(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of (await readdir(migrations)).filter((file) => file.endsWith('.sql')).toSorted(byText))
    hash.update(await readFile(join(migrations, name)))
  // The same tables under another time are another migration.
  hash.update(await readFile(join(migrations, 'meta/_journal.json')))
  hash.update(await readFile(join(root, 'node_modules/@electric-sql/pglite/package.json')))
  return join(root, `.cache/test/embedded-${hash.digest('hex').slice(0, 16)}.tar`)
}
const byText = (one: string, other: string) => (one < other ? -1 : 1)

/** Makes the copy where it is not there yet: once for all tests, before they begin. */
export async function makeCopy(): Promise<string> {
  const path = await pathOfCopy()
  if (existsSync(path)) return path
  await rm(dirname(path), { recursive: true, force: true })
  await mkdir(dirname(path), { recursive: true })
  const client = new PGlite(await pgliteModules())
  await client.waitReady
  const db = drizzle(client) as unknown as OpenDatabase['db'] // as openEmbedded() has it
  await migrate({ db, driver: { kind: 'embedded', client }, listen: never, close: () => client.close() })
  const dump = await client.dumpDataDir('none')
  await client.close()
  // Whoever looks sees all of it or none.
  const unfinished = `${path}.${randomUUID()}`
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()))
  await rename(unfinished, path)
  return path
}
const never = () => Promise.reject(new Error('nobody listens to what is only copied'))

/**
 * The embedded database in memory, empty and up to date. It begins from a copy, since making one anew takes seconds,
 * of which there would be one for each test file.
 */
export const openEmpty = async (): Promise<OpenDatabase> =>
  openEmbedded(null, await openAsBlob(await makeCopy()))
