import { createHmac } from 'node:crypto'
import { inArray, sql, type SQL } from 'drizzle-orm'
import type { Database, Tx } from '#database/open.ts'
import { loginAttempts } from '#database/tables.ts'
import { AppError } from '../../http/app-error.ts'
import { networkOf } from '../../http/network.ts'

/**
 * After how many failures one must wait, and for how long at most, in seconds. If an account is attacked, addresses
 * that failed at it must wait; its owner, at another address, still gets in. Only a flood slows the owner too, by a
 * minute at most. Offices share an address, so addresses have a higher limit.
 */
const limits = {
  pair: { from: 5, most: 900 },
  address: { from: 30, most: 900 },
  account: { from: 10, most: 900 },
  flood: { from: 100, most: 60 },
}
/** Seconds after which failures count no more. */
const memory = 12 * 3600

type AttemptSource = { account: string; address: string }
/** An attempt that was counted. It counts as wrong until it is marked as right. */
export type LoginAttempt = {
  right(): Promise<void>
  /** the password was right and a code is still needed: the attempt counts neither way */
  halfway(): Promise<void>
}

/** Seconds to wait after so many failures, the last of them that long ago: 1, 2, 4 … */
const waitOf = ({ from, most }: { from: number; most: number }, failures: number, ago: number) =>
  failures < from ? 0 : Math.max(0, Math.min(most, 2 ** Math.min(30, failures - from)) - ago)

/**
 * Counts an attempt before the password or code is checked. So of many attempts at once, at any instances, no more than
 * the limit are checked. An address counts as its network. Only keyed hashes are kept.
 * @throws AppError too_often, with the seconds to wait
 */
export async function beginAttempt(
  db: Database,
  key: Buffer,
  { account, address }: AttemptSource,
): Promise<LoginAttempt> {
  const hash = (what: string) => createHmac('sha256', key).update(what).digest('hex')
  const name = account.trim().toLowerCase()
  const network = networkOf(address)
  const keys = {
    pair: hash(`pair ${name} ${network}`),
    address: hash(`address ${network}`),
    account: hash(`account ${name}`),
  }
  const all = Object.values(keys)
  const wait = await db.transaction(async (tx) => {
    const now = sql`clock_timestamp()`
    await tx
      .insert(loginAttempts)
      .values(all.toSorted(byText).map((one) => ({ key: one, failures: 0, last_at: now })))
      .onConflictDoNothing()
    const rows = await lock(tx, all)
    const of = (one: string) => {
      const row = rows.find((found) => found.key === one)
      return row && row.ago < memory ? row : { failures: 0, ago: 0 }
    }
    const [pair, place, person] = [of(keys.pair), of(keys.address), of(keys.account)]
    const longest = Math.max(
      waitOf(limits.pair, pair.failures, pair.ago),
      waitOf(limits.address, place.failures, place.ago),
      waitOf(pair.failures > 0 ? limits.account : limits.flood, person.failures, person.ago),
    )
    if (longest > 0) return Math.ceil(longest)
    const forgotten = sql`${loginAttempts.last_at} < now() - make_interval(secs => ${memory})`
    await tx
      .update(loginAttempts)
      .set({
        failures: sql`case when ${forgotten} then 1 else ${loginAttempts.failures} + 1 end`,
        last_at: now,
      })
      .where(inArray(loginAttempts.key, all))
    return 0
  })
  if (wait > 0) throw new AppError('too_often', 'Too many wrong tries. Wait a little.', undefined, wait)
  const counted = (left: SQL) =>
    db.transaction(async (tx) => {
      await lock(tx, all)
      await tx.update(loginAttempts).set({ failures: left }).where(inArray(loginAttempts.key, all))
    })
  const oneLess = sql`greatest(0, ${loginAttempts.failures} - 1)`
  return {
    // A right password must not wipe out wrong codes.
    halfway: () => counted(oneLess),
    // The address keeps its failures: otherwise the owner of one account could guess at others in between.
    right: () => counted(sql`case when ${loginAttempts.key} = ${keys.address} then ${oneLess} else 0 end`),
  }
}

const byText = (a: string, b: string) => (a < b ? -1 : 1)

/** Always in the same order, so that two attempts never block each other. */
const lock = (tx: Tx, keys: string[]) =>
  tx
    .select({
      key: loginAttempts.key,
      failures: loginAttempts.failures,
      ago: sql<number>`extract(epoch from clock_timestamp() - ${loginAttempts.last_at})::float8`,
    })
    .from(loginAttempts)
    .where(inArray(loginAttempts.key, keys))
    .orderBy(loginAttempts.key)
    .for('update')
