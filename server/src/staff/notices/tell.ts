import { randomUUID } from 'node:crypto'
import { and, inArray, isNotNull } from 'drizzle-orm'
import type { NoticeKind } from '#contract/backoffice/notices.ts'
import type { Tx } from '#database/open.ts'
import { staffNotices, user } from '#database/tables.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { mailStaff } from '../two-people/mail-all-staff.ts'
import { mailSettingsOf } from './settings.ts'

/** Something that these people are to be told. */
export type Notice = {
  kind: NoticeKind
  collection: string
  /** the items it is about; a batch is told of once */
  items: readonly string[]
  /** how many it is about, where not all are named */
  count?: number
  /** null where nobody did it: a day has come */
  actor: string | null
  to: ReadonlySet<string>
}

/**
 * Tells staff by mail, each as they have chosen: at once, with the transaction; or in the mail of the next morning; or not
 * at all. Whoever may not sign in is told nothing.
 */
export async function tellStaff(tx: Tx, jobs: Jobs, now: string, notices: readonly Notice[]): Promise<void> {
  const ids = [...new Set(notices.flatMap(({ to }) => [...to]))]
  if (!ids.length) return
  const people = await tx
    .select({ id: user.id, banned: user.banned })
    .from(user)
    .where(and(inArray(user.id, ids), isNotNull(user.role)))
  const settingsOf = await mailSettingsOf(tx, ids)
  for (const { id, banned } of people) {
    if (banned === true) continue
    const wanted = notices.filter(({ kind, to }) => to.has(id) && settingsOf(id)[kind] !== 'off')
    if (!wanted.length) continue
    // What happens at once comes in one mail.
    const mail = randomUUID()
    const atOnce = wanted.filter(({ kind }) => settingsOf(id)[kind] === 'at_once')
    await tx.insert(staffNotices).values(
      wanted.map((notice) => ({
        id: randomUUID(),
        user_id: id,
        kind: notice.kind,
        collection: notice.collection,
        item_id: notice.items[0] ?? '',
        items: notice.count ?? notice.items.length,
        actor: notice.actor,
        created_at: now,
        mail: atOnce.includes(notice) ? mail : null,
      })),
    )
    if (atOnce.length) await mailStaff({ tx }, jobs, [id], { template: 'staff-notice', about: mail })
  }
}
