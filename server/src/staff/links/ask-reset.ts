import { and, count, eq, gt, sql } from 'drizzle-orm'
import { readEmail } from '#contract/rules/email.ts'
import { account, passwordLinks, user } from '#database/tables.ts'
import type { Database } from '#database/open.ts'
import { keyedHash } from '../../config/derived-secrets.ts'
import type { Secrets } from '../../config/secrets.ts'
import type { Changes } from '../../changes/change.ts'
import type { JobData, Jobs } from '../../jobs/jobs.ts'
import { system } from '../../changes/actor.ts'
import { makeLink } from './make-link.ts'

/** Links that one person is sent in an hour. */
const most = 3

type Services = { db: Database; changes: Changes; jobs: Jobs; secrets: Secrets }

/** Returns the hashes of an address by all keys, the newest first. */
const hashesOf = (secrets: Secrets, email: string) =>
  secrets.keys('links').map((key) => keyedHash(key, 'address', email))

/** Enqueues the same job for known and unknown addresses, so that its duration does not show which is which. */
export function askReset(
  { db, jobs, secrets }: Services,
  { email, lang }: { email: string; lang: 'en' | 'ny' },
): Promise<void> {
  const [address = ''] = hashesOf(secrets, readEmail(email) ?? email)
  return db.transaction((tx) => jobs.send(tx, 'password-link', { address, lang }))
}

/** Mails a link to set a new password if the address belongs to a user who is not suspended. */
export async function sendReset(
  { db, changes, jobs, secrets }: Services,
  { address, lang }: JobData<'password-link'>,
): Promise<void> {
  const people = await db
    .select({ id: user.id, email: user.email })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .where(sql`${user.banned} is not true`)
  const person = people.find(({ email }) => hashesOf(secrets, email).includes(address))
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
