import { sql, type SQL } from 'drizzle-orm'
import { mailboxOf } from '#contract/rules/email.ts'
import type { Tx } from '#database/open.ts'
import { oneTimeCodes, wrongCodeAttempts } from '#database/tables.ts'
import { rowsOf } from '#database/rows-of.ts'
import type { Config } from '../../config/settings.ts'
import { AppError } from '../../http/app-error.ts'
import { policy } from './policy.ts'
import { matchesRequester, type Requester } from './requester.ts'

type CodeRequest = { username: string; channel: 'email' | 'sms'; requester: Requester; proved: boolean }

const hour = 3600
/** The mailbox of a row, as `mailboxOf` reads it: how somebody tags an address makes no new contact of it. */
const mailbox = sql.raw(`regexp_replace(username, '^([^@+]+)\\+[^@]*@', '\\1@')`)

/**
 * Refuses a code that is requested too often, by what all instances have counted. What a browser did counts against that
 * browser first, so that a stranger cannot use up the codes of a contact: a browser that proved the contact is held to its
 * own allowance and the whole budget only, and wrong codes of other browsers refuse nothing.
 * @returns how many guesses the code has
 * @throws AppError too_often, with the seconds after which it is worth asking again
 */
export async function refuseTooOften(
  tx: Tx,
  { username, channel, requester, proved }: CodeRequest,
  settings: Config['codes'],
): Promise<number> {
  const contact = sql`${mailbox} = ${mailboxOf(username)}`
  const browser = matchesRequester(sql`browser_hash`, requester, 'browser_hash')
  const network = matchesRequester(sql`address_hash`, requester, 'address_hash')
  const wider = matchesRequester(sql`wider_hash`, requester, 'wider_hash')
  /** how many there are, and in how many seconds the oldest of them leaves the hour */
  const sent = (where: SQL) =>
    sql`(select json_build_array(count(*), ceil(${hour} - extract(epoch from now() - min(created_at))))
      from ${oneTimeCodes} where ${where} and created_at > now() - interval '1 hour')`
  const wrong = (where: SQL) =>
    sql`(select json_build_array(count(*), ceil(86400 - extract(epoch from now() - min(at))))
      from ${wrongCodeAttempts} where ${contact} and ${where} and at > now() - interval '24 hours')`
  const [seen] = await rowsOf<CountedAttempts>(
    tx,
    sql`select
    (select extract(epoch from now() - max(created_at)) from ${oneTimeCodes} where ${contact} and ${browser}) as since,
    ${sent(sql`${contact} and ${browser}`)} as browser,
    ${sent(sql`${contact} and ${network}`)} as network,
    ${sent(sql`${contact} and ${wider}`)} as wider,
    ${sent(contact)} as contact,
    ${sent(network)} as address,
    ${sent(sql`channel = ${channel}`)} as budget,
    ${wrong(browser)} as wrong,
    ${wrong(network)} as wrong_of_network,
    ${wrong(wider)} as wrong_of_wider,
    (select json_build_array(max(tries), ceil(${policy.validSeconds} - extract(epoch from now() - max(created_at)))) from ${oneTimeCodes}
      where username = ${username} and ${browser} and used_at is null and expires_at > now()) as tried
  `,
  )
  if (!seen) throw new Error('nothing was counted')
  const since = seen.since === null ? Number.POSITIVE_INFINITY : Number(seen.since)
  if (since < policy.resendSeconds) throw tooOften(policy.resendSeconds - since)
  const { perHour, perAddressHour, smsBudgetHour, mailBudgetHour } = settings
  const { shares } = policy
  const budget = channel === 'sms' ? smsBudgetHour : mailBudgetHour
  const limits: Limit[] = [
    [seen.browser, perHour],
    [seen.budget, budget],
    [seen.wrong, policy.wrongADay],
    [seen.tried, policy.tries],
  ]
  const limitsOfOthers: Limit[] = [
    [seen.budget, budget * policy.shareOfUnproved],
    [seen.address, perAddressHour],
    [seen.network, perHour * shares.network],
    [seen.wider, perHour * shares.wider],
    [seen.contact, perHour * (seen.wider[0] === 0 ? shares.unused : shares.all)],
  ]
  for (const [[number, seconds], max] of proved ? limits : [...limits, ...limitsOfOthers])
    if ((number ?? 0) >= max) throw tooOften(seconds ?? hour)
  const suspect =
    (seen.wrong_of_network[0] ?? 0) >= policy.wrongADay * shares.network ||
    (seen.wrong_of_wider[0] ?? 0) >= policy.wrongADay * shares.wider
  return suspect && !proved ? policy.triesOfSuspects : policy.tries
}

/** How many there are, and the seconds until the oldest no longer counts. */
type Pair = readonly [number | null, number | null]
type Limit = [counted: Pair, max: number]
type CountedAttempts = { since: string | null } & Record<
  | 'browser'
  | 'network'
  | 'wider'
  | 'contact'
  | 'address'
  | 'budget'
  | 'wrong'
  | 'wrong_of_network'
  | 'wrong_of_wider'
  | 'tried',
  Pair
>

export const tooOften = (seconds: number): AppError =>
  new AppError(
    'too_often',
    'Too many attempts. Wait a little, then try again.',
    undefined,
    Math.max(1, Math.ceil(seconds)),
  )
