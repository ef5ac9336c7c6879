import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Database } from '#database/open.ts'
import type { ObjectStorage } from '../../storage/storage.ts'
import { copyObjects } from './copy-objects.ts'
import { recordBackup } from './last-backup.ts'
import { BackupError, manifestIn, type Manifest } from './format.ts'
import { writeTables } from './write-tables.ts'

/**
 * Makes a backup of all content, submissions, documents and files, also while the service runs. Neither the secret nor the
 * keyring is in it, nor anybody's session, token or code: keep those two apart from it, or whoever finds one has all.
 * @param to a folder that is not there yet; it appears only once it is whole
 * @throws BackupFault
 */
export async function backup(
  services: { db: Database; storage: ObjectStorage },
  to: string,
): Promise<Manifest> {
  const folder = resolve(to)
  if (existsSync(folder))
    throw new BackupError(`${folder} is there already; name a folder that is not, and it will be made`)
  const beside = `${folder}.${randomUUID()}.unfinished`
  await mkdir(dirname(folder), { recursive: true })
  await mkdir(beside, { mode: 0o700 })
  try {
    const { objects: named, ...snapshot } = await writeTables(services.db, beside)
    const copied = await copyObjects(services, beside, named)
    const manifest: Manifest = { format: 1, ...snapshot, ...copied }
    await writeFile(manifestIn(beside), JSON.stringify(manifest, null, 1), { mode: 0o600, flush: true })
    await rename(beside, folder)
    await recordBackup(services.db)
    return manifest
  } catch (error) {
    await rm(beside, { recursive: true, force: true })
    throw error
  }
}
