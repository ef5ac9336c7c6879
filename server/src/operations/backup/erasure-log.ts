import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ObjectStorage } from '../../storage/storage.ts'

/** A submission erased for good, and when (ISO 8601). It names nobody. */
export type Erasure = { submission_id: string; at: string }

/** Where they lie in the data folder: one JSON object a line. */
export const erasureFile = 'erasures.ndjson'
/** Keys in the store of those noted there. Not among the documents' keys, whose cleanup would take them for orphans. */
export const erasureKey = (submission: string): string => `erased-${submission}`

/**
 * Notes an erasure outside the database, so that a backup from before it does not bring the customer back: in the
 * data folder, and in the store, which outlives the machine. Call it after the commit; twice does no harm.
 */
export async function recordErasure(
  { storage, dataDir }: { storage: ObjectStorage; dataDir: string },
  erasure: Erasure,
): Promise<void> {
  const line = `${JSON.stringify({ submission_id: erasure.submission_id, at: erasure.at })}\n`
  await mkdir(dataDir, { recursive: true })
  const file = await open(join(dataDir, erasureFile), 'a', 0o600)
  try {
    await file.writeFile(line)
    await file.sync()
  } finally {
    await file.close()
  }
  await storage.put(erasureKey(erasure.submission_id), Buffer.from(line), 'application/json')
}

/** What was noted in a file; none where there is no file. @throws where a line is no erasure */
export async function readErasures(path: string): Promise<Erasure[]> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  })
  return text
    .split('\n')
    .filter((line) => line.trim())
    .map(readErasure)
}

/** @throws where the line is no erasure */
export function readErasure(line: string): Erasure {
  const parsed: unknown = JSON.parse(line)
  const { submission_id: id, at } = Object(parsed) as { submission_id?: unknown; at?: unknown } // checked below
  if (typeof id !== 'string' || !/^[\da-f-]{36}$/.test(id) || typeof at !== 'string')
    throw new Error('a line of the erasures says nothing that can be read')
  return { submission_id: id, at }
}
