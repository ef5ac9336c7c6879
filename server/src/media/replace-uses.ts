import { eq } from 'drizzle-orm'
import { storedNamed } from '#database/registry.ts'
import { files, revisions } from '#database/tables.ts'
import type { Change } from '../changes/change.ts'
import { loadItem } from '../content/rows.ts'
import { usersOfFile } from '../content/staff/used-by.ts'
import { update } from '../content/verbs/update.ts'
import { AppError } from '../http/app-error.ts'

/**
 * Puts another file everywhere in place of one, by the verb that a form uses: what needs nobody's approval goes live, the
 * rest becomes a draft. All of it, or nothing.
 * @returns how many items were written
 * @throws AppError not_found; unsupported_type where they are of different kinds; wrong_state while one of the items waits
 * for approval; forbidden where somebody may not write one of them
 */
export async function replaceUses(change: Change, id: string, by: string): Promise<number> {
  const { tx, actor } = change
  const [old] = await tx.select().from(files).where(eq(files.id, id))
  const [other] = await tx.select().from(files).where(eq(files.id, by))
  if (!old || !other || old.deleted_at !== null || other.deleted_at !== null)
    throw new AppError('not_found', 'There is no such file.')
  if (id === by || (old.width === null) !== (other.width === null))
    throw new AppError('unsupported_type', 'Choose another file of the same kind: a picture for a picture.')
  let written = 0
  for (const { collection, id: item, title } of await usersOfFile(tx, actor, id)) {
    const stored = storedNamed(collection)
    if (!stored || item === '')
      throw new AppError('forbidden', 'Something that you may not read shows this file.')
    const row = await loadItem(change, stored, item)
    const [newest] = await tx
      .select()
      .from(revisions)
      .where(eq(revisions.id, row.draft_revision ?? 0))
    const text = JSON.stringify(newest?.body ?? {})
    // Only an older revision, which is live, shows it: the newest one takes it away when it goes live.
    if (!text.includes(id)) continue
    if (row.state === 'in_review')
      throw new AppError('wrong_state', `“${title}” waits for approval. Decide on it, or withdraw it, first.`)
    // In formatted texts it stands in an attribute; an id is found nowhere else.
    const body = JSON.parse(text.replaceAll(id, by)) as unknown // the same body with another id in it
    const draft = row.state !== 'published'
    await update(change, stored, { id: item, version: row.version, body, draft })
    written += 1
  }
  change.audit.push({
    action: 'replace uses',
    collection: 'files',
    item_id: id,
    details: { by, items: written },
  })
  return written
}
