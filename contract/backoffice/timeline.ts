/** What happens then: a revision goes live, what is shown ends, or what waits for an approver was wanted for then. */
export const timelineKinds = ['begins', 'ends', 'waiting'] as const
export type TimelineKind = (typeof timelineKinds)[number]

/** One thing that will change what readers see. */
export type TimelineEntry = {
  collection: string
  id: string
  kind: TimelineKind
  title: { en?: string; ny?: string } | null
  /** when, in UTC */
  at: string
  /** the revision that begins, ends or waits */
  revision: number
  /** those that were sent together have the same; null for what came alone */
  batch: string | null
  /** a second person must approve another time */
  approval: boolean
  /** whether whoever asks may give it another time, or take it back */
  may: { move: boolean; cancel: boolean }
}

/** `GET /backoffice/api/timeline?from=&to=`: days in Malawi, `to` not included, 62 at most; in the order of time. */
export type Timeline = {
  /** the service's clock, in UTC */
  now: string
  entries: TimelineEntry[]
}

/**
 * `POST /api/<collection>/<id>/reschedule`: gives a scheduled revision another time, or what is shown another end. Where a
 * second person approved it, it waits for approval again. `redirect` is a page of this site to which its address leads from its end.
 */
export type RescheduleBody = {
  revision: number
  edge: 'begins' | 'ends'
  at: string
  redirect?: `/${string}` | undefined
}
