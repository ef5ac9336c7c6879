import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Lang } from '#contract/languages.ts'
import { mailboxOf } from '#contract/rules/email.ts'
import type { Username } from '#contract/rules/telephone.ts'
import { oneTimeCodes } from '#database/tables.ts'
import type { Database } from '#database/open.ts'
import type { Secrets } from '../../config/secrets.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Config } from '../../config/settings.ts'
import { queueMessage } from '../../messages/queue-message.ts'
import { refuseTooOften } from './limits.ts'
import { policy } from './policy.ts'
import { matchesRequester, type Requester } from './requester.ts'
import { digitsOf, keyedHash } from '../../config/derived-secrets.ts'

type CodeRequest = {
  username: Username
  lang: Lang
  /** the browser among them: no other one can use the code */
  requester: Requester
  /** whether this browser proved the contact before */
  proved: boolean
}

/**
 * Makes a code for a contact and queues its message. An older code of the same browser dies, and its tries are carried
 * over; codes of other browsers stay valid. It does the same work for any contact, known to us or not.
 * @throws AppError too_often
 */
export async function sendCode(
  { db, jobs, secrets }: { db: Database; jobs: Jobs; secrets: Secrets },
  settings: Config['codes'],
  { username, lang, requester, proved }: CodeRequest,
): Promise<void> {
  const key = secrets.key('codes')
  const channel = username.kind === 'email' ? 'email' : 'sms'
  await db.transaction(async (tx) => {
    // One at a time for a contact, over all instances.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`code ${mailboxOf(username.value)}`}))`)
    const request = { username: username.value, channel, requester, proved } as const
    const guesses = await refuseTooOften(tx, request, settings)
    const alive = and(
      eq(oneTimeCodes.username, username.value),
      matchesRequester(oneTimeCodes.browser_hash, requester, 'browser_hash'),
      isNull(oneTimeCodes.used_at),
      sql`expires_at > now()`,
    )
    const [older] = await tx
      .select({ tries: sql<number>`coalesce(max(tries), 0)::int` })
      .from(oneTimeCodes)
      .where(alive)
    await tx
      .update(oneTimeCodes)
      .set({ killed_at: sql`now()` })
      .where(and(alive, isNull(oneTimeCodes.killed_at)))
    const id = randomUUID()
    await tx.insert(oneTimeCodes).values({
      id,
      username: username.value,
      channel,
      lang,
      code_hash: keyedHash(key, 'code', id + digitsOf(key, id)),
      ...requester[0],
      tries: Math.max(older?.tries ?? 0, policy.tries - guesses),
      created_at: sql`now()`,
      expires_at: sql`now() + make_interval(secs => ${policy.validSeconds})`,
    })
    const message = {
      template: 'one-time-code',
      about: id,
      channel,
      recipient: username.value,
      lang,
    } as const
    await queueMessage(tx, jobs, message)
  })
}
