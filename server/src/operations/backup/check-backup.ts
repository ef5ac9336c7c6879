import { readFile } from 'node:fs/promises'
import type { Keyring } from '../../storage/encryption/keyring.ts'
import { keyContext, objectContext } from '../../storage/encryption/document-contexts.ts'
import { decrypt } from '../../storage/encryption/encrypt.ts'
import { sha256 } from './copy-objects.ts'
import { BackupError, objectIn, type Manifest, type ObjectEntry } from './format.ts'
import { recordsOf } from './read-backup.ts'

export type BackupCounts = { objects: number; files: number; kycDocuments: number }

/**
 * Looks at everything a backup holds before any of it is restored: each object is as it was copied, each file has its
 * row's hash, each document opens by the keyring given and has its row's hash.
 * @throws BackupFault that names the objects at fault, or says that the keyring is another
 */
export async function checkBackup(
  folder: string,
  manifest: Manifest,
  objects: readonly ObjectEntry[],
  keyring: Keyring,
): Promise<BackupCounts> {
  const altered: string[] = []
  for (const { key, sha256: wanted } of objects) {
    const bytes = await readFile(objectIn(folder, key)).catch(() => null)
    if (bytes === null || sha256(bytes) !== wanted) altered.push(key)
  }
  if (altered.length)
    throw new BackupError(`altered, cut short or gone since the backup was made: ${altered.join(', ')}`)
  const missing = new Set(manifest.missing.map(({ key }) => key))
  const files = await checkFiles(folder, manifest, missing)
  const kycDocuments = await checkKycDocuments(folder, manifest, missing, keyring)
  return { objects: objects.length, files, kycDocuments }
}

/** Every file, where the store has it, and what a replaced document was before. @returns how many files there are */
async function checkFiles(folder: string, manifest: Manifest, missing: Set<string>): Promise<number> {
  const isAsNamed = async (key: string, wanted: string | null | undefined) =>
    missing.has(key) || sha256(await readFile(objectIn(folder, key))) === wanted
  const storeKeys = new Map<string, string>()
  for await (const { key, store_key } of recordsOf(folder, manifest, 'file_objects'))
    if (key && store_key) storeKeys.set(key, store_key)
  let files = 0
  for await (const { key, sha256: wanted } of recordsOf(folder, manifest, 'files')) {
    const stored = key && (storeKeys.get(key) ?? key)
    if (!stored) continue
    if (!(await isAsNamed(stored, wanted)))
      throw new BackupError(`the file ${key} is not the one that its row names`)
    if (!missing.has(stored)) files += 1
  }
  for (const table of ['file_versions', 'file_pending_versions'])
    for await (const { file_id, store_key, sha256: wanted } of recordsOf(folder, manifest, table))
      if (store_key && !(await isAsNamed(store_key, wanted)))
        throw new BackupError(`a version of the file ${file_id} is not the one that its row names`)
  return files
}

type DocumentKeyRow = { id: string; submission_id: string | null; wrapped_key: string }

async function checkKycDocuments(
  folder: string,
  manifest: Manifest,
  missing: Set<string>,
  keyring: Keyring,
): Promise<number> {
  const documents = new Map<string, DocumentKeyRow>()
  for await (const row of recordsOf(folder, manifest, 'kyc_documents')) {
    const { id, submission_id = null, wrapped_key } = row
    if (id && wrapped_key) documents.set(id, { id, submission_id, wrapped_key })
  }
  let checked = 0
  const other: string[] = []
  const wrong: string[] = []
  for await (const { document_id, part, key, sha256: wanted } of recordsOf(
    folder,
    manifest,
    'kyc_document_objects',
  )) {
    const document = documents.get(document_id ?? '')
    if (part !== 'whole' || !key || !document || missing.has(key)) continue
    const opened = await unseal(objectIn(folder, key), document, keyring)
    if (opened === 'other keyring') other.push(key)
    else if (opened === null || sha256(opened) !== wanted) wrong.push(key)
    else checked += 1
  }
  if (other.length)
    throw new BackupError(
      `${other.length} of ${other.length + wrong.length + checked} documents do not open by this keyring. Set KEYRING (or put the file keyring into DATA_DIR) as it was where the backup was made, and try again`,
    )
  if (wrong.length)
    throw new BackupError(`these documents are not the ones that were handed in: ${wrong.join(', ')}`)
  return checked
}

async function unseal(
  path: string,
  document: DocumentKeyRow,
  keyring: Keyring,
): Promise<Buffer | 'other keyring' | null> {
  let key: Buffer
  try {
    key = keyring.unwrap(document.wrapped_key, keyContext(document))
  } catch {
    return 'other keyring'
  }
  try {
    return decrypt(key, await readFile(path), objectContext(document.id, 'whole', 0))
  } catch {
    return null
  }
}
