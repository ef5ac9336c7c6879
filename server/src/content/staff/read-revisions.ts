import { changedFields } from '#contract/rules/changed-fields.ts'
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm'
import { type RevisionSummary, type RevisionPage } from '#contract/backoffice/content.ts'
import { isoMicroseconds } from '#database/columns.ts'
import type { Database } from '#database/open.ts'
import type { StoredCollection } from '#database/stored.ts'
import { revisions } from '#database/tables.ts'
import { AppError } from '../../http/app-error.ts'
import { afterKey, inOrder, nextOf, readPage, type Key, type Keyset } from '../../http/paging.ts'
import type { Revision, Row } from '../rows.ts'
import { visibleRevision } from '../resolve-schedule.ts'
import { peopleOf } from '../../changes/people.ts'
import { declared } from './present-staff.ts'
import { findItem } from './read-details.ts'
import { readFileChanges } from './read-file-changes.ts'

const page = 50
const newestFirst: Keyset = { by: [revisions.number], order: 'desc' }

/** What an item was, the newest first, fifty at a time. @throws AppError not_found */
export async function readRevisions(
  db: Database,
  stored: StoredCollection,
  id: string,
  after?: Key,
): Promise<RevisionPage> {
  const { row } = await findItem(db, stored, id)
  const own = and(
    eq(revisions.collection, stored.definition.name),
    eq(revisions.item_id, id),
    afterKey(newestFirst, after),
  )
  const { rows, next, following } = await readPage(
    page,
    (most) =>
      db
        .select()
        .from(revisions)
        .where(own)
        .orderBy(...inOrder(newestFirst))
        .limit(most),
    ({ number }) => [number],
  )
  const summary = await summaries(db, stored, row, rows)
  const fileChanges = await readFileChanges(db, stored, id)
  const newer = after ? await createdAfter(db, stored, id, rows[0]?.number ?? 0) : undefined
  const items = rows.map((one, at) => {
    const before = rows[at + 1] ?? following
    return {
      ...summary(one),
      returned_reason: hasInheritedReason(one, before) ? null : one.returned_reason,
      changed: changedFields(before?.body ?? {}, one.body),
      file_changes: fileChanges(one.created_at, rows[at - 1]?.created_at ?? newer),
    }
  })
  return { items, next: nextOf({ next }) }
}

/** Whether a draft only repeats why the revision before it was returned. */
const hasInheritedReason = (one: Revision, before: Revision | undefined): boolean =>
  one.submitted_at === null && one.returned_reason === before?.returned_reason

/** When the revision after a number was written. */
async function createdAfter(
  db: Database,
  { definition }: StoredCollection,
  id: string,
  number: number,
): Promise<string | undefined> {
  const [next] = await db
    .select({ at: revisions.created_at })
    .from(revisions)
    .where(
      and(eq(revisions.collection, definition.name), eq(revisions.item_id, id), gt(revisions.number, number)),
    )
    .orderBy(asc(revisions.number))
    .limit(1)
  return next?.at
}

/** One revision with its words in both languages. @throws AppError not_found */
export async function readRevision(
  db: Database,
  stored: StoredCollection,
  id: string,
  number: number,
): Promise<RevisionSummary & { fields: Record<string, unknown> }> {
  const { row } = await findItem(db, stored, id)
  const { definition } = stored
  const own = and(eq(revisions.collection, definition.name), eq(revisions.item_id, id))
  const found = await db
    .select()
    .from(revisions)
    .where(and(own, lt(revisions.number, number + 1)))
    .orderBy(desc(revisions.number))
    .limit(2)
  const [one, before] = found
  if (one?.number !== number) throw new AppError('not_found', 'There is no such revision.')
  const summary = await summaries(db, stored, row, [one])
  return {
    ...summary(one),
    changed: changedFields(before?.body ?? {}, one.body),
    file_changes: [],
    fields: declared(definition, one.body),
  }
}

async function summaries(db: Database, stored: StoredCollection, row: Row, all: readonly Revision[]) {
  const person = await peopleOf(
    db,
    all.flatMap((one) => [one.author, one.approved_by]),
  )
  const seen = visibleRevision(row, isoMicroseconds(new Date().toISOString()))
  return (one: Revision): Omit<RevisionSummary, 'changed' | 'file_changes'> => ({
    number: one.number,
    at: one.created_at,
    by: person(one.author),
    complete: one.complete,
    submitted_at: one.submitted_at,
    publish_at: one.publish_at,
    approved_by: person(one.approved_by),
    approved_at: one.approved_at,
    returned_reason: one.returned_reason,
    live: !stored.definition.staffOnly && one.id === seen,
    next: one.id === row.next_revision,
    restored: one.restored_from,
  })
}
