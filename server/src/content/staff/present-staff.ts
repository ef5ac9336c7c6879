import { and, eq, inArray } from 'drizzle-orm'
import type { StaffFrame, StaffItem } from '#contract/backoffice/content.ts'
import type { Collection } from '#contract/collection.ts'
import type { Database, Tx } from '#database/open.ts'
import { assignments } from '#database/tables.ts'
import { readHits } from '../address-counts.ts'
import { cleanBody } from '../body.ts'
import { recordStateOf } from '../record-state.ts'
import type { Revision, Row } from '../rows.ts'
import { itemStatesOf } from '../item-state.ts'
import { nyCounts } from '../translations.ts'
import { peopleOf } from '../../changes/people.ts'

/** Items for staff: the frame, and the newest revision's declared fields in both languages. */
export async function presentStaff(
  db: Pick<Database | Tx, 'select'>,
  definition: Collection,
  found: readonly { row: Row; revision: Revision }[],
): Promise<StaffItem[]> {
  const assignees = definition.staffOnly
    ? await assigneesOf(db, definition, found)
    : new Map<string, string>()
  const ids = found.map(({ row }) => row.id)
  const hits = await readHits(db, definition.countsHits ? ids : [])
  const person = await peopleOf(
    db,
    found.flatMap(({ row }) => [row.updated_by, assignees.get(row.id)]),
  )
  const standings = await itemStatesOf(
    db,
    found.map(({ row }) => row),
  )
  return found.map(({ row, revision }) => {
    const standing = standings.get(row.id) ?? { live: null, scheduled: null, draft: null, waiting: null }
    const own: StaffFrame = {
      id: row.id,
      created_at: row.created_at,
      updated_at: row.updated_at,
      state: row.state,
      standing,
      version: row.version,
      revision: revision.number,
      complete: revision.complete,
      live: standing.live !== null,
      publish_at: standing.scheduled?.at ?? revision.publish_at,
      returned_reason: revision.returned_reason,
      archive_asked_by: row.archive_asked_by,
      updated_by: person(row.updated_by ?? revision.author),
      assignee: person(assignees.get(row.id)),
      // Leads have one (lead-deadlines.ts).
      deadline: null,
      late: false,
      chichewa: nyCounts(revision),
      hits: definition.countsHits ? (hits.get(row.id) ?? 0) : null,
    }
    const frame = definition.staffOnly ? recordFrame(definition, own, revision.body) : own
    return { ...declared(definition, revision.body), ...frame }
  })
}

/** Only declared fields leave, their rich text sanitised once more. */
export const declared = (definition: Collection, body: Record<string, unknown>): Record<string, unknown> =>
  cleanBody(
    definition,
    Object.fromEntries(
      Object.keys(definition.fields)
        .filter((name) => body[name] !== undefined)
        .map((name) => [name, body[name]]),
    ),
  )

/** The frame of a record of a customer: it has a state of its own, and nothing of it is published. */
const recordFrame = (
  definition: Collection,
  frame: StaffFrame,
  body: Record<string, unknown>,
): StaffFrame => ({
  ...frame,
  state: recordStateOf(definition, frame, body),
  standing: nothingPublished,
  live: false,
  publish_at: null,
})

const nothingPublished = { live: null, scheduled: null, draft: null, waiting: null }

/** Returns the ids of the members of staff that records are assigned to, by the record's id. */
export async function assigneesOf(
  db: Pick<Database | Tx, 'select'>,
  { name }: Collection,
  found: readonly { row: Pick<Row, 'id'> }[],
): Promise<Map<string, string>> {
  const ids = found.map(({ row }) => row.id)
  const rows = await db
    .select({ id: assignments.item_id, assignee: assignments.assignee })
    .from(assignments)
    .where(and(eq(assignments.collection, name), inArray(assignments.item_id, ids)))
  return new Map(rows.map(({ id, assignee }) => [id, assignee]))
}
