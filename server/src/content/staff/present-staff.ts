import type { StaffFrame, StaffItem } from '#contract/backoffice/content.ts'
import type { Collection } from '#contract/collection.ts'
import type { Database, Tx } from '#database/open.ts'
import { cleanBody } from '../body.ts'
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
  const person = await peopleOf(
    db,
    found.flatMap(({ row }) => [row.updated_by]),
  )
  const standings = await itemStatesOf(
    db,
    found.map(({ row }) => row),
  )
  return found.map(({ row, revision }) => {
    const standing = standings.get(row.id) ?? { live: null, scheduled: null, draft: null, waiting: null }
    const frame: StaffFrame = {
      id: row.id,
      created_at: row.created_at,
      updated_at: row.updated_at,
      published_at: row.published_at,
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
      chichewa: nyCounts(revision),
    }
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
