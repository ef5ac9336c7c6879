import { createHash } from 'node:crypto'
import { mkdir, open, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { rowsOf } from '#database/rows-of.ts'
import type { ObjectStorage } from '../../storage/storage.ts'
import { objectIn, objectsIn, type Manifest, type ObjectEntry } from './format.ts'
import { namedObjects } from './named-objects.ts'

/** A store over a network answers slowly, not seldom. */
const atOnce = 8

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

/** Copies the objects that a snapshot's rows name, as they are. One that is gone by now is noted, with the reason. */
export async function copyObjects(
  { db, storage }: { db: Database; storage: ObjectStorage },
  folder: string,
  wanted: readonly { key: string; mime: string }[],
): Promise<Pick<Manifest, 'objects' | 'missing'>> {
  const left = [...wanted]
  const copied: ObjectEntry[] = []
  const gone: string[] = []
  const copy = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const { key, mime } = next
      const bytes = await storage.get(key)
      if (bytes) {
        await write(objectIn(folder, key), bytes)
        copied.push({ key, mime, bytes: bytes.length, sha256: sha256(bytes) })
      } else gone.push(key)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, copy))
  const missing: Manifest['missing'] = []
  for (const key of gone.toSorted())
    missing.push({ key, why: (await isNamed(db, key)) ? 'not in the store' : 'removed meanwhile' })
  const lines = copied
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map((one) => `${JSON.stringify(one)}\n`)
    .join('')
  await writeFile(objectsIn(folder), lines, { mode: 0o600, flush: true })
  const bytes = copied.reduce((sum, one) => sum + one.bytes, 0)
  return { objects: { count: copied.length, bytes, sha256: sha256(lines) }, missing }
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** True where a row names the object now: it should be there then. */
async function isNamed(db: Database, key: string): Promise<boolean> {
  const rows = await rowsOf(db, sql`select 1 from (${namedObjects}) named where key = ${key} limit 1`)
  return rows.length > 0
}
