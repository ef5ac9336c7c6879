import { sql } from 'drizzle-orm'
import { mailboxOf } from '#contract/rules/email.ts'
import type { Tx } from '#database/open.ts'
import { oneTimeCodes, wrongCodeAttempts } from '#database/tables.ts'
import { rowsOf } from '#database/rows-of.ts'
import type { Config } from '../../config/settings.ts'
import { AppError } from '../../http/app-error.ts'
import { policy } from './policy.ts'

type CodeRequest = { username: string; channel: 'email' | 'sms'; address_hash: string }

const hour = 3600
/** The mailbox of a row, as `mailboxOf` reads it: how somebody tags an address makes no new contact of it. */
const mailbox = sql.raw(`regexp_replace(username, '^([^@+]+)\\+[^@]*@', '\\1@')`)

/**
 * Refuses a code asked for too often, by what all instances have counted.
 * @throws AppError too_often, with the seconds after which it is worth asking again
 */
export async function refuseTooOften(tx: Tx, asked: CodeRequest, settings: Config['codes']): Promise<void> {
  const { username, channel, address_hash } = asked
  const own = mailboxOf(username)
  const ofHour = sql`created_at > now() - interval '1 hour'`
  /** how many there are, and in how many seconds the oldest of them leaves the hour */
  const count = (where: ReturnType<typeof sql>) =>
    sql`(select json_build_array(count(*), ceil(${hour} - extract(epoch from now() - min(created_at)))) from ${oneTimeCodes} where ${where} and ${ofHour})`
  const [seen] = await rowsOf<CountedAttempts>(
    tx,
    sql`select
    (select extract(epoch from now() - max(created_at)) from ${oneTimeCodes} where ${mailbox} = ${own} and ${ofHour}) as since,
    ${count(sql`${mailbox} = ${own}`)} as own,
    ${count(sql`address_hash = ${address_hash}`)} as address,
    ${count(sql`channel = ${channel}`)} as budget,
    (select json_build_array(count(*), ceil(86400 - extract(epoch from now() - min(at)))) from ${wrongCodeAttempts}
      where ${mailbox} = ${own} and at > now() - interval '24 hours') as wrong,
    (select json_build_array(max(tries), ceil(${policy.validSeconds} - extract(epoch from now() - max(created_at)))) from ${oneTimeCodes}
      where username = ${username} and used_at is null and expires_at > now()) as tried
  `,
  )
  if (!seen) throw new Error('nothing was counted')
  const since = seen.since === null ? Number.POSITIVE_INFINITY : Number(seen.since)
  if (since < policy.resendSeconds) throw tooOften(policy.resendSeconds - since)
  const channelBudget = channel === 'sms' ? settings.smsBudgetHour : settings.mailBudgetHour
  const limits: [counted: readonly [number | null, number | null], most: number][] = [
    [seen.own, settings.perHour],
    [seen.address, settings.perAddressHour],
    [seen.budget, channelBudget],
    [seen.wrong, policy.wrongADay],
    [seen.tried, policy.tries],
  ]
  for (const [[number, seconds], most] of limits) if ((number ?? 0) >= most) throw tooOften(seconds ?? hour)
}

type Pair = readonly [number | null, number | null]
type CountedAttempts = {
  since: string | null
  own: Pair
  address: Pair
  budget: Pair
  wrong: Pair
  tried: Pair
}

export const tooOften = (seconds: number): AppError =>
  new AppError(
    'too_often',
    'Too many attempts. Wait a little, then try again.',
    undefined,
    Math.max(1, Math.ceil(seconds)),
  )
