import { sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  timelineKinds,
  type Timeline,
  type TimelineEntry,
  type TimelineKind,
} from '#contract/backoffice/timeline.ts'
import { isoMicroseconds } from '#database/columns.ts'
import type { Database } from '#database/open.ts'
import { storedCollections } from '#database/registry.ts'
import { rowsOf } from '#database/rows-of.ts'
import type { StoredCollection } from '#database/stored.ts'
import { hasRole, type Actor } from '../../changes/actor.ts'
import { transactionTime } from '../../changes/change.ts'
import { textParts, type AnswerSchema } from '../../http/answers.ts'
import { AppError } from '../../http/app-error.ts'
import type { App } from '../../http/app.ts'
import { requireActor } from '../../http/request-actor.ts'
import { approvers } from '../../staff/two-people/rules.ts'
import { mayReadDrafts } from '../permissions.ts'

type Services = { db: Database }

const most = 1000
const day = z.iso.date().regex(/^20\d\d-/)
const timelineSchema: AnswerSchema<Timeline> = z.strictObject({
  now: z.string(),
  entries: z.array(
    z.strictObject({
      collection: z.string(),
      id: z.uuid(),
      kind: z.enum(timelineKinds),
      title: textParts.nullable(),
      at: z.string(),
      revision: z.int(),
      batch: z.string().nullable(),
      approval: z.boolean(),
      may: z.strictObject({ move: z.boolean(), cancel: z.boolean() }),
    }),
  ),
})

/** `GET /backoffice/api/timeline`: all that will go live or end between two days. */
export function timelineRoute(app: App, { db }: Services): void {
  app.get(
    '/backoffice/api/timeline',
    {
      schema: {
        tags: ['back-office'],
        summary: 'What will go live or end, in the order of time',
        querystring: z.strictObject({ from: day, to: day }),
        response: { 200: timelineSchema },
      },
    },
    (request) => readTimeline(db, requireActor(request), request.query),
  )
}

type Found = {
  collection: string
  id: string
  kind: TimelineKind
  at: string
  revision: number
  newest: boolean
  state: string
  body: Record<string, unknown>
  batch: string | null
  sender: string | null
}

/** @param days in Malawi; `to` is not included */
async function readTimeline(
  db: Database,
  actor: Actor,
  days: { from: string; to: string },
): Promise<Timeline> {
  const [from, to] = [startOf(days.from), startOf(days.to)]
  const length = Date.parse(to) - Date.parse(from)
  if (!(length > 0 && length <= 62 * 86_400_000))
    throw new AppError('malformed', 'Ask for 62 days at most.', { to: 'out of range' })
  const readable = storedCollections.filter(
    ({ definition }) => !definition.staffOnly && mayReadDrafts(actor, definition),
  )
  const parts = readable.flatMap((stored) => partsOf(stored, from, to))
  const found = parts.length
    ? await rowsOf<Found>(
        db,
        sql`select * from (${sql.join(parts, sql` union all `)}) found order by at, collection, id limit ${most}`,
      )
    : []
  const byName = new Map(readable.map((stored) => [stored.definition.name as string, stored]))
  return {
    now: await transactionTime(db),
    entries: found.flatMap((one) => {
      const stored = byName.get(one.collection)
      return stored ? [entryOf(stored, one, actor)] : []
    }),
  }
}

const startOf = (date: string) => new Date(`${date}T00:00:00+02:00`).toISOString()

/** What begins, ends and waits in one collection. Rates end where the next begins: that is told once. */
function partsOf({ table, definition }: StoredCollection, from: string, to: string) {
  const begins = sql`case when t.next_at > now() then t.next_at else t.visible_from end`
  const ends = sql`case when t.next_revision is not null then coalesce(t.next_until, 'infinity') else t.visible_until end`
  const coming = sql`coalesce(t.next_revision, t.live_revision)`
  const part = (kind: TimelineKind, at: typeof begins, revision: typeof begins, where: typeof begins) =>
    sql`(select ${definition.name}::text as collection, t.id::text as id, ${kind}::text as kind, (${at})::text as at,
      r.number as revision, t.draft_revision = r.id as newest, t.state::text as state, r.body as body,
      r.batch_id::text as batch, coalesce(r.submitted_by, r.author) as sender
      from ${table} t join revisions r on r.id = ${revision}
      where t.deleted_at is null and ${where} and (${at}) > now() and (${at}) >= ${from}::timestamptz
        and (${at}) < ${to}::timestamptz)`
  const shown = sql`t.live_revision is not null`
  return [
    part('begins', begins, coming, shown),
    ...(definition.window.until !== null && !definition.appendOnly
      ? [part('ends', ends, coming, shown)]
      : []),
    ...(definition.approval
      ? [
          part(
            'waiting',
            sql`r.publish_at`,
            sql`t.draft_revision`,
            sql`t.state = 'in_review' and t.archive_asked_by is null`,
          ),
        ]
      : []),
  ]
}

function entryOf({ definition }: StoredCollection, found: Found, actor: Actor): TimelineEntry {
  const { kind, newest, state, body } = found
  const writes = hasRole(actor, definition.writers)
  const waits = kind === 'waiting'
  return {
    collection: found.collection,
    id: found.id,
    kind,
    title: titled(body[definition.title]),
    at: isoMicroseconds(found.at),
    revision: found.revision,
    batch: found.batch,
    approval: definition.approvalOf(body),
    may: {
      move: waits ? writes && found.sender === actor.id : writes && newest && state !== 'in_review',
      cancel:
        kind === 'ends'
          ? false
          : waits
            ? writes && found.sender === actor.id
            : writes || hasRole(actor, approvers),
    },
  }
}

function titled(title: unknown): TimelineEntry['title'] {
  if (typeof title === 'string') return { en: title }
  return typeof title === 'object' ? (title as TimelineEntry['title']) : null // a bilingual text, as its schema has it
}
