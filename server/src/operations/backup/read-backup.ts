import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { sha256 } from './copy-objects.ts'
import {
  BackupError,
  manifestIn,
  objectsIn,
  tableIn,
  type Manifest,
  type ObjectEntry,
  type TableEntry,
} from './format.ts'

export type Row = (string | null)[]

/** @throws BackupFault where it is no whole backup of ours, or its tables are not as they were written */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestIn(folder), 'utf8').catch(() => null)
  if (text === null) throw new BackupError(`${folder} is no backup: it has no manifest.json`)
  // Written by backup(); what has been altered since shows below.
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format !== 1)
    throw new BackupError(`${folder} was made by a newer version of this program; restore it with that one`)
  for (const { name, sha256: wanted } of manifest.tables) {
    if ((await hashOf(tableIn(folder, name))) !== wanted)
      throw new BackupError(`the rows of ${name} were altered or cut short after the backup was made`)
  }
  return manifest
}

async function hashOf(path: string): Promise<string | null> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer) // no encoding was set
    return hash.digest('hex')
  } catch {
    return null
  }
}

/** The rows of a table, one at a time. */
export async function* recordsIn(folder: string, { name }: Pick<TableEntry, 'name'>): AsyncGenerator<Row> {
  for await (const line of createInterface({ input: createReadStream(tableIn(folder, name)) }))
    yield JSON.parse(line) as Row // by writeTables()
}

/** The rows of a table by its columns' names; none where the backup has no such table. */
export async function* recordsOf(
  folder: string,
  { tables }: Pick<Manifest, 'tables'>,
  name: string,
): AsyncGenerator<Record<string, string | null>> {
  const table = tables.find((one) => one.name === name)
  if (!table) return
  for await (const row of recordsIn(folder, table))
    yield Object.fromEntries(table.columns.map((column, at) => [column.name, row[at] ?? null]))
}

/** @throws BackupFault */
export async function readObjects(folder: string, { objects }: Manifest): Promise<ObjectEntry[]> {
  const text = await readFile(objectsIn(folder), 'utf8').catch(() => '')
  if (sha256(text) !== objects.sha256) throw new BackupError('the list of objects was altered')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ObjectEntry) // by copyObjects()
}
