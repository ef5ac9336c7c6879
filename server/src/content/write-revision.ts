import { eq, inArray } from 'drizzle-orm'
import type { Stored } from '#database/stored.ts'
import { fileUses, files, revisions } from '#database/tables.ts'
import { Failure } from '../failure.ts'
import { fileIdsOf, type StoredBody } from './body.ts'
import type { Change } from './change.ts'
import type { Revision, Row } from './rows.ts'

/**
 * Writes the item's next revision, and which files it refers to.
 * @param row the item it belongs to, or null for its first one
 * @throws Failure malformed where it names a file that was never uploaded
 */
export async function writeRevision(
  change: Change,
  { definition }: Stored,
  item: { id: string; row: Row | null },
  body: StoredBody,
  publishAt?: string,
): Promise<Revision> {
  const { tx, actor, now } = change
  const fileIds = fileIdsOf(body)
  if (fileIds.length) {
    const known = await tx.select({ id: files.id }).from(files).where(inArray(files.id, fileIds)).for('share')
    if (known.length < fileIds.length)
      throw new Failure('malformed', 'It names a file that was never uploaded.')
  }
  const last = item.row?.draft_revision ? await revisionOf(change, item.row.draft_revision) : null
  // What went live has been approved; who wrote before then is not a contributor to what follows.
  const open = last && last.id !== item.row?.live_revision ? last.contributors : []
  const [revision] = await tx
    .insert(revisions)
    .values({
      collection: definition.name,
      item_id: item.id,
      number: (last?.number ?? 0) + 1,
      body,
      author: actor.id,
      created_at: now,
      publish_at: publishAt ?? null,
      contributors: [...new Set([...open, actor.id])],
    })
    .returning()
  if (!revision) throw new Error('the revision was not written')
  if (fileIds.length) {
    const uses = fileIds.map((file_id) => ({
      file_id,
      revision_id: revision.id,
      collection: definition.name,
      item_id: item.id,
    }))
    await tx.insert(fileUses).values(uses)
  }
  return revision
}

async function revisionOf({ tx }: Change, id: number): Promise<Revision | null> {
  const [revision] = await tx.select().from(revisions).where(eq(revisions.id, id))
  return revision ?? null
}
