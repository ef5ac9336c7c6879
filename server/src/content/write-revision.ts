import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNull, max, sql } from 'drizzle-orm'
import type { StoredCollection } from '#database/stored.ts'
import { fileUses, files, revisions } from '#database/tables.ts'
import { AppError } from '../http/app-error.ts'
import { cleanBody, fileIdsOf, idsMentionedIn, type StoredBody } from './body.ts'
import { withOwnPaths } from './find-links.ts'
import { parseBody } from './foreign-sections.ts'
import { writeListColumns } from './list-columns.ts'
import { doersOf } from '../changes/actor.ts'
import type { Change } from '../changes/change.ts'
import type { Revision, Row } from './rows.ts'
import { searchColumn } from './search-column.ts'
import { carryOn, countNy, nyColumns, nyCounts } from './translations.ts'

type Extra = {
  publishAt?: string | null
  /** false for a draft that lacks what publishing asks for */
  complete?: boolean
  /** the number of the revision whose words it takes up again */
  restored?: number | null
}

/**
 * Writes the item's next revision, and which files it refers to.
 * @param row the item it belongs to, or null for its first one
 * @throws AppError malformed where it names a file that was never uploaded, or restores a revision that does not exist or
 * has other words
 */
export async function writeRevision(
  change: Change,
  stored: StoredCollection,
  item: { id: string; row: Row | null },
  body: StoredBody,
  { publishAt = null, complete = true, restored = null }: Extra = {},
): Promise<Revision> {
  const { tx, actor, now } = change
  const { definition } = stored
  const fileIds = await filesOf(change, body)
  const last = item.row?.draft_revision ? await revisionOf(change, item.row.draft_revision) : null
  // What went live has been approved; who wrote before then is not a contributor to what follows.
  const open = last && last.id !== item.row?.live_revision ? last.contributors : []
  const again = restored === null ? null : await numbered(change, definition.name, item.id, restored)
  if (again && !sameWords(definition, withOwnPaths(definition, again.body, change.ownHosts), body))
    throw new AppError('malformed', 'These are not the words of that revision.', {
      restored: `The text differs from revision ${again.number}.`,
    })
  const translations = carryOn(
    definition,
    body,
    [again, last].filter((one) => one !== null),
  )
  const chichewa = countNy(definition, body, translations)
  const isNew = item.row === null
  const others = isNew ? [] : await whoWroteThis(change, definition.name, item.id, body)
  const [revision] = await tx
    .insert(revisions)
    .values({
      collection: definition.name,
      item_id: item.id,
      number: isNew ? 1 : (await highestNumber(change, definition.name, item.id)) + 1,
      body,
      author: actor.id,
      created_at: now,
      publish_at: publishAt,
      complete,
      restored_from: restored,
      translations,
      ...nyColumns(chichewa),
      contributors: [...new Set([...open, ...others, ...doersOf(actor)])],
      returned_reason: last && isOpen(item.row, last) ? last.returned_reason : null,
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
  await writeListColumns(change, stored, item.id, { body, chichewa, isNew })
  return revision
}

/** Whether a revision is a draft that was never published, scheduled or archived. */
const isOpen = (row: Row | null, { id }: Revision): boolean =>
  row !== null && row.state !== 'archived' && id !== row.live_revision && id !== row.next_revision

/** Whether a body says what a revision said, however either was written down. */
function sameWords(
  definition: StoredCollection['definition'],
  earlier: StoredBody,
  body: StoredBody,
): boolean {
  // Defaults that the schema gained since then do not count as differences.
  const whole = parseBody(definition, earlier, () => true)
  const told = whole.success ? cleanBody(definition, whole.data) : earlier
  return isDeepStrictEqual(asStored(told), asStored(body))
}

/** A body as the database keeps it: without what is undefined. */
const asStored = (body: StoredBody): unknown => JSON.parse(JSON.stringify(body))

/**
 * Locks and returns the files that a body shows or links to. While a link is public, so is the document behind it.
 * @throws AppError malformed where it shows a file that was never uploaded
 */
export async function filesOf(change: Change, body: StoredBody): Promise<string[]> {
  const shown = fileIdsOf(body)
  const ids = [...new Set([...shown, ...idsMentionedIn(body)])]
  if (!ids.length) return []
  const rows = await change.tx
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, ids), isNull(files.deleted_at)))
    .for('share')
  const stored = rows.map(({ id }) => id)
  if (shown.some((id) => !stored.includes(id)))
    throw new AppError('malformed', 'It names a file that was never uploaded.')
  return stored
}

/** Of a draft that was discarded the number is not given again. */
async function highestNumber({ tx }: Change, collection: string, item_id: string): Promise<number> {
  const [row] = await tx
    .select({ number: max(revisions.number) })
    .from(revisions)
    .where(and(eq(revisions.collection, collection), eq(revisions.item_id, item_id)))
  return row?.number ?? 0
}

/**
 * Who wrote the same words in an older revision: whoever takes them up again does not make them their own, so that their
 * first writers may not approve them either.
 */
async function whoWroteThis(
  { tx }: Change,
  collection: string,
  item_id: string,
  body: StoredBody,
): Promise<string[]> {
  const rows = await tx
    .select({ contributors: revisions.contributors })
    .from(revisions)
    .where(
      and(
        eq(revisions.collection, collection),
        eq(revisions.item_id, item_id),
        sql`${revisions.body} = ${JSON.stringify(body)}::jsonb`,
      ),
    )
  return rows.flatMap(({ contributors }) => contributors)
}

async function numbered(
  { tx }: Change,
  collection: string,
  item_id: string,
  number: number,
): Promise<Revision> {
  const [revision] = await tx
    .select()
    .from(revisions)
    .where(
      and(eq(revisions.collection, collection), eq(revisions.item_id, item_id), eq(revisions.number, number)),
    )
  if (!revision) throw new AppError('malformed', 'There is no such revision.', { restored: 'not there' })
  return revision
}

async function revisionOf({ tx }: Change, id: number): Promise<Revision | null> {
  const [revision] = await tx.select().from(revisions).where(eq(revisions.id, id))
  return revision ?? null
}

/** The item's columns that follow its newest revision: what staff search by. */
export const newestColumns = ({ definition }: StoredCollection, revision: Revision) => ({
  draft_revision: revision.id,
  search: searchColumn(definition, revision.body, nyCounts(revision)),
})
