import { and, eq, isNull } from 'drizzle-orm'
import { itemStateWords, type Use } from '#contract/backoffice/content.ts'
import { mostTags } from '#contract/backoffice/files.ts'
import { storedNamed } from '#database/registry.ts'
import { filePendingVersions, files } from '#database/tables.ts'
import type { Change } from '../changes/change.ts'
import { usersOfFile } from '../content/staff/used-by.ts'
import { AppError } from '../http/app-error.ts'
import type { FileRow } from '../content/staff/present-file.ts'

/** Locks and returns a file. @throws AppError not_found, also where it was taken out of the library */
export async function loadFile({ tx }: Change, id: string): Promise<FileRow> {
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

const mostNamed = 5

/** Such as `“Market day” (Article, archived) and 2 more`. */
function usersInWords(uses: readonly Use[]): string {
  const named = uses.slice(0, mostNamed).map(({ collection, title, state }) => {
    const kind = storedNamed(collection)?.definition.label.one ?? collection
    const about = [kind, state && itemStateWords[state]].filter(Boolean).join(', ')
    return title ? `“${title}” (${about})` : `an item without a title (${about})`
  })
  const more = uses.length - named.length
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ')
}

/** Removes a file from the library. @throws AppError not_found, in_use where an item uses it, in any state */
export async function removeFile(change: Change, id: string): Promise<void> {
  const file = await loadFile(change, id)
  const uses = await usersOfFile(change.tx, change.actor, id)
  if (uses.length) throw new AppError('in_use', `${file.name} is used by ${usersInWords(uses)}.`)
  await change.tx.delete(filePendingVersions).where(eq(filePendingVersions.file_id, id))
  await change.tx.update(files).set({ deleted_at: change.now }).where(eq(files.id, id))
  change.audit.push({
    action: 'delete file',
    collection: 'files',
    item_id: id,
    details: { name: file.name },
  })
}
