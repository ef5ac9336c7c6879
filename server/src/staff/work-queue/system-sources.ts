import { kycOfficers } from '#contract/roles.ts'
import { sql, type SQL } from 'drizzle-orm'
import { isoMicroseconds } from '#database/columns.ts'
import { storedNamed } from '#database/registry.ts'
import { rowsOf } from '#database/rows-of.ts'
import { approvers } from '../two-people/rules.ts'
import { hasRole } from '../../changes/actor.ts'
import { workerStoppedSince } from '../../jobs/heartbeat.ts'
import { readUndelivered } from '../../messages/undelivered.ts'
import { readDeadLetters } from '../system/dead-letters.ts'
import { dueCounts, leadDeadline, readDeadlines } from './deadlines.ts'
import { itemsWhere, readDueRows, row, shown, textArray, type WorkQueueSource } from './source.ts'

/** A source that is one statement of `id`, `at`, `detail` and the `total`, and is no item of a collection. */
const listed = (
  kind: WorkQueueSource['kind'],
  roles: WorkQueueSource['roles'],
  statement: SQL,
): WorkQueueSource => ({
  kind,
  roles,
  read: async ({ db }) => {
    const found = await rowsOf<{ id: string; at: string; detail: string | null; total: string }>(
      db,
      statement,
    )
    return {
      total: Number(found[0]?.total ?? 0),
      rows: found.map(({ id, at, detail }) => row({ id, detail, at: isoMicroseconds(at) })),
    }
  },
})

/** A worker that has stopped, for administrators, and changes that missed their time. */
const alarms: WorkQueueSource = {
  kind: 'alarms',
  roles: ['rates_officer', 'approver', 'administrator'],
  read: async ({ db, actor }) => {
    const stoppedSince = hasRole(actor, ['administrator']) ? await workerStoppedSince(db) : null
    const stopped = stoppedSince === null ? [] : [row({ at: stoppedSince, detail: 'worker' })]
    const found = await rowsOf<{ collection: string; item_id: string; at: string; total: string }>(
      db,
      sql`select collection, item_id::text, due_at::text as at, count(*) over () as total from alarms
        where cleared_at is null order by due_at limit ${shown}`,
    )
    return {
      total: stopped.length + Number(found[0]?.total ?? 0),
      rows: [
        ...stopped,
        ...found.map(({ collection, item_id, at }) =>
          row({ collection, id: item_id, at: isoMicroseconds(at) }),
        ),
      ],
    }
  },
}

/** Erasures and ends of legal holds that another asked for. */
const erasures: WorkQueueSource = {
  kind: 'erasures',
  roles: kycOfficers,
  read: async (from) => {
    const deadlines = await readDeadlines(from.db, from.workLimits)
    const deadline = deadlines.deadlineSql('erasures', sql`asked_at`)
    const statement = sql`select submission_id::text as id, asked_at::text as at, detail, (${deadline})::text as deadline,
      ${dueCounts(deadlines, deadline)}
      from (select submission_id, asked_at, asked_by, null as detail from kyc_erasures where state = 'asked'
        union all select submission_id, end_asked_at, end_asked_by, 'hold_end' from kyc_holds
        where end_request is not null and ended_at is null) requested
      where asked_by <> all (${textArray(from.identities)}) order by asked_at limit ${shown}`
    return readDueRows(from.db, deadlines, statement)
  },
}

/**
 * Requests that a second administrator must agree to; for approvers, requests that are carried out unless they object.
 * Nobody finds their own requests here, nor requests about themselves.
 */
const staffRequests: WorkQueueSource = {
  kind: 'staff_requests',
  roles: approvers,
  read: (from) => {
    const administrator = hasRole(from.actor, ['administrator'])
    const own = textArray(from.identities)
    const statement = sql`select q.id::text, q.asked_at::text as at, coalesce(s.username, u.name) as detail, count(*) over () as total
      from staff_requests q join "user" u on u.id = q.user_id
      left join service_accounts s on s.id = q.service_account
      where q.state = 'asked' and q.asked_by <> all (${own}) and q.user_id <> all (${own})
        and (${administrator} or q.waits_until is not null)
      order by q.asked_at limit ${shown}`
    return listed('staff_requests', approvers, statement).read(from)
  },
}

/** Leads that no one has started on, those due first before others; those that a program may have sent are separate. */
const leadsOf = (kind: 'leads' | 'possible_spam'): WorkQueueSource => ({
  kind,
  roles: kycOfficers,
  read: async ({ db, workLimits }) => {
    const stored = storedNamed('leads')
    if (!stored) return { total: 0, rows: [] }
    const deadlines = await readDeadlines(db, workLimits)
    const spam = kind === 'possible_spam'
    const where = () => sql`t.status = 'received' and t.possible_spam = ${spam} and t.state <> 'archived'`
    const due = { deadlines, deadlineOf: () => leadDeadline(deadlines, sql`t`) }
    return itemsWhere(db, [stored], where, sql`t.created_at`, { due })
  },
})

/** Jobs and messages that failed for good, without messages that are listed with their item as undelivered. */
const deadLetters: WorkQueueSource = {
  kind: 'dead_letters',
  roles: ['administrator'],
  read: async (from) => {
    const letters = await readDeadLetters(from)
    const dead = letters.filter(({ template, item }) => template === null || item === null)
    return {
      total: dead.length,
      rows: dead
        .slice(0, shown)
        .map(({ id, name, template, at }) => row({ id, at, detail: template ?? name })),
    }
  },
}

/** Customers and invited colleagues whom a message has not reached. */
const undelivered: WorkQueueSource = {
  kind: 'undelivered',
  roles: kycOfficers,
  read: async ({ db, actor }) => {
    const { total, items } = await readUndelivered(db, actor, { limit: shown })
    return {
      total,
      rows: items.map(({ collection, item, since, state }) =>
        row({ collection, id: item, at: since, detail: state }),
      ),
    }
  },
}

export const systemSources: readonly WorkQueueSource[] = [
  alarms,
  erasures,
  staffRequests,
  leadsOf('leads'),
  leadsOf('possible_spam'),
  undelivered,
  deadLetters,
]
