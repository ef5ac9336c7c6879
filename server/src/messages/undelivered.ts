import { and, eq, sql, type SQL } from 'drizzle-orm'
import { delayedMinutes } from '#contract/limits.ts'
import { kycOfficers, type Role } from '#contract/roles.ts'
import type { UndeliveredMessage } from '#contract/backoffice/undelivered.ts'
import { isoMicroseconds } from '#database/columns.ts'
import type { Database, Tx } from '#database/open.ts'
import { rowsOf } from '#database/rows-of.ts'
import { messages } from '#database/tables.ts'
import type { Change } from '../changes/change.ts'
import { hasRole, type Actor } from '../changes/actor.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'

/** The members of staff who see to messages about an item. */
export const notifiers: Record<UndeliveredMessage['collection'], readonly Role[]> = {
  kyc_submissions: kycOfficers,
  leads: kycOfficers,
  staff: ['administrator'],
}

/** A message `m` with the submission `s`, the lead `d` or the invited user's link `l` that it is about. */
export const messagesWithItems = sql`messages m left join kyc_submissions s on s.id = m.about left join leads d on d.id = m.about
  left join password_links l on l.id = m.about`

/** Without a recipient, who was erased meanwhile, a message can never be sent. */
export const hasRecipient = sql`m.recipient <> ''`

/** Collection and id of what a message of `messagesWithItems` is about. */
export const itemOfMessage = sql`case when s.id is not null then 'kyc_submissions' when d.id is not null then 'leads'
    when l.id is not null then 'staff' end as collection,
  coalesce(s.id::text, d.id::text, l.user_id) as item`

/**
 * Selects `id`, `collection`, `item`, `channel`, `state`, `error`, `attempts` and `since` of messages that have not reached
 * their recipients. A later message about the same item replaces an earlier one. Closed leads, erased submissions, used links and
 * acknowledged failures are left out, and so are messages whose recipient was erased.
 */
const undelivered = (actor: Actor): SQL => sql`
  select m.id::text, m.channel, m.error, m.attempts, coalesce(m.ended_at, m.created_at)::text as since,
    case m.state when 'failed' then 'failed' else 'delayed' end as state, ${itemOfMessage}
  from ${messagesWithItems}
  where ${hasRecipient} and (m.state = 'failed' and m.acknowledged_at is null
      or m.state = 'queued' and m.created_at < now() - make_interval(mins => ${delayedMinutes}))
    and not exists (select 1 from messages later
      where later.about = m.about and later.created_at > m.created_at and later.state <> 'void')
    and (${hasRole(actor, kycOfficers)}
        and (s.id is not null and s.erased_at is null or d.id is not null and d.deleted_at is null and d.status <> 'closed')
      or ${hasRole(actor, notifiers.staff)} and l.id is not null and l.used_at is null)`

/** Returns undelivered messages that the actor sees to, oldest first; of one item, or one message, where it is named. */
export async function readUndelivered(
  db: Database,
  actor: Actor,
  { item = null, message = null, limit }: { item?: string | null; message?: string | null; limit: number },
): Promise<{ total: number; items: UndeliveredMessage[] }> {
  const rows = await rowsOf<UndeliveredMessage & { total: string }>(
    db,
    sql`select u.*, count(*) over () as total from (${undelivered(actor)}) u
      where (${item}::text is null or u.item = ${item}) and (${message}::text is null or u.id = ${message}) order by u.since limit ${limit}`,
  )
  return {
    total: Number(rows[0]?.total ?? 0),
    items: rows.map(({ id, collection, item, channel, state, error, attempts, since }) => {
      const at = isoMicroseconds(since)
      return { id, collection, item, channel, state, error, attempts, since: at }
    }),
  }
}

/**
 * Queues a failed message again, with as many attempts as at first.
 * @throws AppError not_found where no message of that id has failed
 */
export async function sendAgain(tx: Tx, jobs: Jobs, id: string): Promise<void> {
  const [message] = await tx
    .update(messages)
    .set({
      state: 'queued',
      attempts: 0,
      error: null,
      acknowledged_at: null,
      ended_at: null,
      created_at: sql`now()`,
    })
    .where(and(eq(messages.id, id), eq(messages.state, 'failed')))
    .returning({ id: messages.id })
  if (!message) throw new AppError('not_found', 'This message is no longer marked as failed.')
  await jobs.send(tx, 'message', { message: id })
}

/** Notes that the recipient knows in another way what a failed message says, such as from a call. */
export async function acknowledge({ tx, now }: Change, id: string): Promise<void> {
  await tx.update(messages).set({ acknowledged_at: now }).where(eq(messages.id, id))
}
