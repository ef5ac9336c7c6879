/**
 * The columns that decide what the public sees. The functions below are pure, so that pages, verbs and worker agree.
 */
export type ScheduledRow = {
  deleted_at: string | null
  live_revision: number | null
  visible_from: string
  visible_until: string
  next_revision: number | null
  next_at: string | null
  next_until: string | null
  emitted_revision: number | null
  state: 'draft' | 'in_review' | 'scheduled' | 'published' | 'archived'
}

const never = 'infinity'

/** The revision the public sees at `now`, or null. Instants compare as text: all have the same form. */
export function visibleRevision(row: ScheduledRow, now: string): number | null {
  if (row.deleted_at !== null || row.live_revision === null) return null
  if (row.next_revision !== null && row.next_at !== null && row.next_at <= now) {
    return now < (row.next_until ?? never) ? row.next_revision : null
  }
  return row.visible_from <= now && now < row.visible_until ? row.live_revision : null
}

type ResolvedSchedule = {
  /** the columns to write */
  set: Pick<
    ScheduledRow,
    | 'live_revision'
    | 'visible_from'
    | 'visible_until'
    | 'next_revision'
    | 'next_at'
    | 'next_until'
    | 'emitted_revision'
    | 'state'
  > & { due_at: string | null }
  /** the event to send, if any */
  event: 'created' | 'updated' | 'deleted' | null
}

/**
 * Brings a row up to `now`: a due revision takes over, the time of the next change is noted, and the visible revision
 * is compared with the one of the last event.
 */
export function resolveSchedule(row: ScheduledRow, now: string): ResolvedSchedule {
  const visible = visibleRevision(row, now)
  const due = row.next_revision !== null && row.next_at !== null && row.next_at <= now
  const set = {
    live_revision: due ? row.next_revision : row.live_revision,
    visible_from: due && row.next_at ? row.next_at : row.visible_from,
    visible_until: due ? (row.next_until ?? never) : row.visible_until,
    next_revision: due ? null : row.next_revision,
    next_at: due ? null : row.next_at,
    next_until: due ? null : row.next_until,
    emitted_revision: visible,
    state: row.state,
  }
  if (set.state === 'scheduled' && set.next_revision === null && set.visible_from <= now)
    set.state = 'published'
  const ahead =
    row.deleted_at !== null || set.live_revision === null
      ? []
      : [set.visible_from, set.visible_until, set.next_at].filter(
          (moment): moment is string => moment !== null && moment > now && moment !== never,
        )
  return {
    set: { ...set, due_at: ahead.sort()[0] ?? null },
    event: eventBetween(row.emitted_revision, visible),
  }
}

function eventBetween(before: number | null, after: number | null): ResolvedSchedule['event'] {
  if (before === after) return null
  if (before === null) return 'created'
  return after === null ? 'deleted' : 'updated'
}
