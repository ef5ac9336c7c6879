import { and, count, eq, gt, sql } from 'drizzle-orm'
import { account, passwordLinks, user } from '#database/tables.ts'
import type { Database } from '#database/open.ts'
import type { Secrets } from '../../config/secrets.ts'
import type { Changes } from '../../changes/change.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { system } from '../../changes/actor.ts'
import { makeLink } from './make-link.ts'

/** Links that one person is sent in an hour. */
const most = 3

type ResetRequest = { email: string; lang: 'en' | 'ny' }

/** Mails a link to set a new password if the e-mail belongs to a user. The caller does not learn whether it does. */
export async function askReset(
  { db, changes, jobs, secrets }: { db: Database; changes: Changes; jobs: Jobs; secrets: Secrets },
  { email, lang }: ResetRequest,
): Promise<void> {
  const [person] = await db
    .select({ id: user.id, email: user.email })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .where(and(eq(user.email, email.trim().toLowerCase()), sql`${user.banned} is not true`))
  if (!person) return
  const [sent] = await db
    .select({ count: count() })
    .from(passwordLinks)
    .where(
      and(eq(passwordLinks.user_id, person.id), gt(passwordLinks.created_at, sql`now() - interval '1 hour'`)),
    )
  if ((sent?.count ?? 0) >= most) return
  await changes(system('reset asked for'), (change) =>
    makeLink(change, { jobs, secrets }, { kind: 'reset', user: person, lang }),
  )
}
