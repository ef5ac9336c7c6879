import { inArray } from 'drizzle-orm'
import type { Person, Standing } from '#contract/backoffice/content.ts'
import { isoMicroseconds } from '#database/columns.ts'
import type { Database, Tx } from '#database/open.ts'
import { storedCollections } from '#database/registry.ts'
import { revisions } from '#database/tables.ts'
import { scheduledIn } from './resting-state.ts'
import type { Row } from './rows.ts'
import { visibleRevision } from './resolve-schedule.ts'
import { peopleOf } from '../changes/people.ts'

type Brief = {
  id: number
  number: number
  author: string
  created_at: string
  submitted_at: string | null
  submitted_by: string | null
  returned_reason: string | null
}

/**
 * The state of an item in full: what is live, what is scheduled, whether a newer draft exists, what waits for approval.
 */
export async function itemStatesOf(
  db: Pick<Database | Tx, 'select'>,
  rows: readonly Row[],
): Promise<Map<string, Standing>> {
  const ids = rows.flatMap(({ live_revision: live, next_revision: next, draft_revision: draft }) =>
    [live, next, draft].filter((id) => id !== null),
  )
  const found: Brief[] = ids.length
    ? await db
        .select({
          id: revisions.id,
          number: revisions.number,
          author: revisions.author,
          created_at: revisions.created_at,
          submitted_at: revisions.submitted_at,
          submitted_by: revisions.submitted_by,
          returned_reason: revisions.returned_reason,
        })
        .from(revisions)
        .where(inArray(revisions.id, [...new Set(ids)]))
    : []
  const byId = new Map(found.map((one) => [one.id, one]))
  // Exact to a second, which is enough for a label in a list. Verbs and pages use the database's clock.
  const now = isoMicroseconds(new Date().toISOString())
  const person = await peopleOf(
    db,
    rows.flatMap((row) => (row.state === 'in_review' ? [senderOf(row, byId)] : [])),
  )
  return new Map(
    rows.map((row) => {
      const sender = person(senderOf(row, byId)) ?? { id: '', name: '' }
      return [row.id, standingOf(row, byId, { now, sender })]
    }),
  )
}

/** The states of items of several collections, by id: for lists that find them across all. */
export async function readStates(
  db: Pick<Database | Tx, 'select'>,
  items: readonly { collection: string | null; id: string | null }[],
): Promise<Map<string, { state: Row['state']; standing: Standing }>> {
  const states = new Map<string, { state: Row['state']; standing: Standing }>()
  for (const stored of storedCollections) {
    const ids = items.flatMap(({ collection, id }) =>
      collection === stored.definition.name && id !== null ? [id] : [],
    )
    if (ids.length === 0) continue
    const rows = await db.select().from(stored.table).where(inArray(stored.table.id, ids))
    const standings = await itemStatesOf(db, rows)
    for (const { id, state } of rows) {
      const standing = standings.get(id)
      if (standing) states.set(id, { state, standing })
    }
  }
  return states
}

/** Who asked for what waits. */
function senderOf(row: Row, byId: ReadonlyMap<number, Brief>): string | null {
  const newest = byId.get(row.draft_revision ?? 0)
  return row.archive_asked_by ?? newest?.submitted_by ?? newest?.author ?? null
}

function standingOf(
  row: Row,
  byId: ReadonlyMap<number, Brief>,
  { now, sender }: { now: string; sender: Person },
): Standing {
  const numberOf = (id: number | null) => byId.get(id ?? 0)?.number ?? 0
  const visible = visibleRevision(row, now)
  const scheduled = scheduledIn(row, now)
  const newest = byId.get(row.draft_revision ?? 0)
  const settled = [visible, scheduled?.revision]
  const waits = row.state === 'in_review'
  const archiving = waits && row.archive_asked_by !== null
  const newer = newest !== undefined && !settled.includes(newest.id) && row.state !== 'archived'
  return {
    live:
      visible === null
        ? null
        : {
            revision: numberOf(visible),
            since: visible === row.next_revision && row.next_at !== null ? row.next_at : row.visible_from,
          },
    scheduled: scheduled && { revision: numberOf(scheduled.revision), at: scheduled.at },
    // A revision that was live and has ended is no draft, and one in review is listed as waiting.
    draft:
      newer && !(waits && !archiving) && newest.id !== row.live_revision
        ? {
            revision: newest.number,
            since: newest.created_at,
            archived: row.live_revision === null && row.archived_revision !== null,
            returned: newest.returned_reason,
          }
        : null,
    waiting:
      waits && newest
        ? {
            revision: newest.number,
            kind: archiving ? 'archiving' : 'publication',
            since: archiving ? row.updated_at : (newest.submitted_at ?? row.updated_at),
            by: sender,
          }
        : null,
  }
}
