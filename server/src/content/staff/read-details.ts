import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { StaffDetails } from '#contract/backoffice/content.ts'
import { textsOf } from '#contract/backoffice/texts.ts'
import type { Database } from '#database/open.ts'
import type { StoredCollection } from '#database/stored.ts'
import { brokenLinks, files, revisions } from '#database/tables.ts'
import { AppError } from '../../http/app-error.ts'
import { showStaffFiles } from './present-file.ts'
import { fileIdsOf } from '../body.ts'
import type { Revision, Row } from '../rows.ts'
import { takenPart } from '../taken-part.ts'
import { stateOf } from '../translations.ts'
import type { Actor } from '../../changes/actor.ts'
import { peopleOf } from '../../changes/people.ts'
import { identitiesOf } from '../../staff/users/mailbox.ts'
import { loadDoers } from '../../staff/service-accounts/owners.ts'
import { presentStaff } from './present-staff.ts'

/** The item that is not deleted, with its newest revision. @throws AppError not_found */
export async function findItem(
  db: Pick<Database, 'select'>,
  { table }: StoredCollection,
  id: string,
): Promise<{ row: Row; revision: Revision }> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.id, id), isNull(table.deleted_at)))
  const [revision] = row
    ? await db
        .select()
        .from(revisions)
        .where(eq(revisions.id, row.draft_revision ?? 0))
    : []
  if (!row || !revision) throw new AppError('not_found', 'There is no such item.')
  return { row, revision }
}

/** An item with all that its form shows around it. @throws AppError not_found */
export async function readDetails(
  db: Database,
  stored: StoredCollection,
  id: string,
  viewer: Actor,
): Promise<Omit<StaffDetails, 'addresses'>> {
  const { row, revision } = await findItem(db, stored, id)
  const [item] = await presentStaff(db, stored.definition, [{ row, revision }])
  if (!item) throw new AppError('not_found', 'There is no such item.')
  const others = [row.live_revision, row.next_revision].filter((one) => one !== null)
  const numbers = new Map(
    others.length
      ? (
          await db
            .select({ id: revisions.id, number: revisions.number })
            .from(revisions)
            .where(inArray(revisions.id, others))
        ).map((one) => [one.id, one.number])
      : [],
  )
  const ids = fileIdsOf(revision.body)
  const named = ids.length ? await db.select().from(files).where(inArray(files.id, ids)) : []
  const texts = textsOf(stored.definition.fields, revision.body)
  const noted = Object.values(revision.translations)
  const person = await peopleOf(db, [...revision.contributors, ...noted.map((one) => one.reviewed_by)])
  const doersOf = await loadDoers(db, [row.archive_asked_by])
  const own = await identitiesOf(db, viewer.id)
  const next = row.next_revision === null ? undefined : numbers.get(row.next_revision)
  return {
    item,
    translations: Object.fromEntries(
      texts.map((text) => {
        const entry = revision.translations[text.path]
        const by = person(entry?.reviewed_by)
        return [text.path, { state: stateOf(text, entry), by, at: entry?.reviewed_at ?? null }]
      }),
    ),
    files: Object.fromEntries((await showStaffFiles(db, named)).map((file) => [file.id, file])),
    // Records of customers are never published.
    live_revision:
      stored.definition.staffOnly || row.live_revision === null
        ? null
        : (numbers.get(row.live_revision) ?? null),
    next_revision: next !== undefined && row.next_at !== null ? { number: next, at: row.next_at } : null,
    visible_from: finite(row.visible_from),
    visible_until: finite(row.visible_until),
    contributors: revision.contributors.flatMap((one) => person(one) ?? []),
    broken_links: await readBrokenLinks(db, stored.definition.name, id),
    has_taken_part: takenPart(row, revision, doersOf).some((one) => own.includes(one)),
  }
}

async function readBrokenLinks(db: Database, collection: string, id: string): Promise<string[]> {
  const rows = await db
    .select({ href: brokenLinks.href })
    .from(brokenLinks)
    .where(and(eq(brokenLinks.collection, collection), eq(brokenLinks.item_id, id)))
    .orderBy(desc(brokenLinks.found_at), asc(brokenLinks.place), asc(brokenLinks.href))
  return rows.map(({ href }) => href)
}

const finite = (moment: string) => (moment.includes('infinity') ? null : moment)
