import type { Row } from './rows.ts'
import { visibleRevision } from './resolve-schedule.ts'

type StateColumns = Pick<
  Row,
  | 'draft_revision'
  | 'live_revision'
  | 'next_revision'
  | 'next_at'
  | 'next_until'
  | 'visible_from'
  | 'visible_until'
  | 'emitted_revision'
  | 'deleted_at'
  | 'state'
>

/** What was approved and has yet to take effect, with its time; null where there is nothing of the kind. */
export function scheduledIn(row: StateColumns, now: string): { revision: number; at: string } | null {
  if (row.deleted_at !== null) return null
  if (row.next_revision !== null && row.next_at !== null && row.next_at > now)
    return { revision: row.next_revision, at: row.next_at }
  // It becomes live later: the public has seen nothing of it yet.
  return row.live_revision !== null && row.visible_from > now && visibleRevision(row, now) === null
    ? { revision: row.live_revision, at: row.visible_from }
    : null
}

/** The state of an item of which nothing waits for a decision. */
export function restingState(row: StateColumns, now: string): Row['state'] {
  const { draft_revision: newest, live_revision: live, next_revision: next } = row
  if (live === null || (newest !== live && newest !== next)) return 'draft'
  return scheduledIn(row, now) ? 'scheduled' : 'published'
}
