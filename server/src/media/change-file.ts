import { and, eq, isNull, like } from 'drizzle-orm'
import { mostTags } from '#contract/backoffice/files.ts'
import { storedNamed } from '#database/registry.ts'
import { fileObjects, files, fileVersions } from '#database/tables.ts'
import type { Change } from '../changes/change.ts'
import { usersOfFile } from '../content/staff/used-by.ts'
import { AppError } from '../http/app-error.ts'
import { emitUses } from './emit-uses.ts'
import type { CheckedFile } from './add-file.ts'
import { storeKeyOf } from './storage-key.ts'
import type { FileRow } from '../content/staff/present-file.ts'

/** The file, locked. @throws AppError not_found, also where it was taken out of the library */
async function loadFile({ tx }: Change, id: string): Promise<FileRow> {
  const [file] = await tx
    .select()
    .from(files)
    .where(and(eq(files.id, id), isNull(files.deleted_at)))
    .for('update')
  if (!file) throw new AppError('not_found', 'There is no such file.')
  return file
}

export type FileDetails = Pick<FileRow, 'name' | 'alt' | 'focal' | 'tags'>

/** Names a file, and says with what forms begin where it is chosen. @throws AppError not_found */
export async function describeFile(change: Change, id: string, about: FileDetails): Promise<void> {
  await loadFile(change, id)
  await change.tx.update(files).set(about).where(eq(files.id, id))
  change.audit.push({ action: 'describe file', collection: 'files', item_id: id, details: { ...about } })
}

type Tagging = { ids: readonly string[]; add: readonly string[]; remove: readonly string[] }

/**
 * Gives many files tags and takes some away.
 * @returns the ids of those that had other tags before
 * @throws AppError not_found where one of them is not there
 */
export async function tagFiles(change: Change, { ids, add, remove }: Tagging): Promise<string[]> {
  const changed: string[] = []
  // In one order, whoever does it: two at once wait for each other and not in a circle.
  for (const id of [...new Set(ids)].toSorted()) {
    const file = await loadFile(change, id)
    const tags = [...new Set([...file.tags.filter((tag) => !remove.includes(tag)), ...add])].toSorted()
    if (tags.length > mostTags)
      throw new AppError('malformed', `${file.name} would have more than ${mostTags} tags.`)
    if (tags.join() === file.tags.join()) continue
    changed.push(id)
    await change.tx.update(files).set({ tags }).where(eq(files.id, id))
    change.audit.push({
      action: 'tag file',
      collection: 'files',
      item_id: id,
      details: { before: file.tags, after: tags },
    })
  }
  return changed
}

/**
 * Puts a new content under a document's address; the one before is kept.
 * @param given in the store already, under a key of its own
 * @throws AppError not_found, unsupported_type for pictures, needs_approval where a second person stands behind its use
 */
export async function replaceFile(change: Change, id: string, given: CheckedFile): Promise<void> {
  const { tx, actor, now, audit } = change
  const file = await loadFile(change, id)
  if (file.width !== null || given.mime !== file.mime)
    throw new AppError('unsupported_type', 'Only a document can be replaced, and only by one of its kind.')
  const uses = await usersOfFile(tx, actor, id)
  if (uses.some(({ collection }) => storedNamed(collection)?.definition.approval))
    throw new AppError(
      'needs_approval',
      'A second person stands behind what shows it: upload a new document.',
    )
  const before = await storeKeyOf(tx, file.key)
  const { name, mime, bytes, sha256 } = file
  await tx.insert(fileVersions).values({
    file_id: id,
    number: file.version,
    name,
    mime,
    bytes,
    sha256,
    store_key: before,
    created_at: now,
    created_by: actor.id,
  })
  // Its first page's picture is drawn anew, under another address.
  await tx.delete(fileObjects).where(and(eq(fileObjects.file_id, id), like(fileObjects.key, `${id}-page-1%`)))
  await tx
    .update(fileObjects)
    .set({ store_key: given.key, bytes: given.bytes.length })
    .where(eq(fileObjects.key, file.key))
  const version = file.version + 1
  const { length } = given.bytes
  await tx
    .update(files)
    .set({ bytes: length, sha256: given.sha256, version, sizes: [], sized: false })
    .where(eq(files.id, id))
  audit.push({
    action: 'replace file',
    collection: 'files',
    item_id: id,
    details: { version, bytes: length, sha256: given.sha256, before: sha256 },
  })
  await emitUses(change, id)
}

/** Takes a file out of the library. @throws AppError not_found, in_use while an item shows it */
export async function removeFile(change: Change, id: string): Promise<void> {
  const file = await loadFile(change, id)
  const uses = await usersOfFile(change.tx, change.actor, id)
  if (uses.length) throw new AppError('in_use', 'Something still shows this file.')
  await change.tx.update(files).set({ deleted_at: change.now }).where(eq(files.id, id))
  change.audit.push({
    action: 'delete file',
    collection: 'files',
    item_id: id,
    details: { name: file.name },
  })
}
