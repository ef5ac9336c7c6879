import { and, desc, eq, inArray, sql, sum } from 'drizzle-orm'
import type { MissingAddress } from '#contract/backoffice/missing-addresses.ts'
import { isServicePath } from '#contract/rules/redirect-paths.ts'
import type { Database } from '#database/open.ts'
import { addressCounts } from '#database/tables.ts'
import { readOwnLink } from './link-address.ts'
import { findRedirect } from './redirects.ts'

const keptDays = 30
/** So many missing paths are counted a day, so that a scanner cannot fill the table. */
export const maxPathsPerDay = 2000
const maxPathLength = 300
const shownPaths = 100

/** Paths that scanners for weak points request, and hidden files. */
const scanned =
  /\/\.|\/(?:wp-(?:admin|includes|json|login|content\/plugins)|xmlrpc|phpmyadmin|pma|cgi-bin|vendor|actuator|telescope|boaform|hnap1|autodiscover|owa|solr|server-status|eval-stdin|console|setup|shell|admin)(?=[/.]|$)|\.(?:sql|bak|env|ini|ya?ml|sh|log|git)$/i

/** An e-mail address, or the digits of an account, a telephone or an identity card. A zero byte cannot be stored. */
const namesPerson = /[@\0]|\d{7}/

const today = sql`current_date`
const isRecent = sql`${addressCounts.day} > current_date - ${keptDays}::int`

/** Counts a request that a redirect answered. @param id of the redirect */
export async function countRedirect(db: Database, id: string): Promise<void> {
  await db
    .insert(addressCounts)
    .values({ kind: 'redirect', name: id, day: today, count: 1 })
    .onConflictDoUpdate(oneMore)
}

/** Counts a request for a path that has no page, unless a scanner makes it or it may name a person. */
export async function countMissing(db: Database, target: string): Promise<void> {
  const path = readOwnLink(target)?.path
  if (path === undefined || path.length > maxPathLength || namesPerson.test(path)) return
  if (isServicePath(path) || scanned.test(path)) return
  const isKnown = sql`exists (select 1 from ${addressCounts} where kind = 'missing' and day = current_date and name = ${path})`
  const counted = sql`(select count(*) from ${addressCounts} where kind = 'missing' and day = current_date)`
  await db
    .insert(addressCounts)
    .select(
      sql`select 'missing', ${path}::text, current_date, 1 where ${isKnown} or ${counted} < ${maxPathsPerDay}`,
    )
    .onConflictDoUpdate(oneMore)
}

const oneMore = {
  target: [addressCounts.kind, addressCounts.day, addressCounts.name],
  set: { count: sql`${addressCounts.count} + 1` },
}

/** Returns how often each redirect answered in the last 30 days, by its id; those that never did are missing. */
export async function readHits(
  db: Pick<Database, 'select'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: addressCounts.name, hits: sum(addressCounts.count).mapWith(Number) })
    .from(addressCounts)
    .where(and(eq(addressCounts.kind, 'redirect'), inArray(addressCounts.name, [...ids]), isRecent))
    .groupBy(addressCounts.name)
  return new Map(rows.map(({ id, hits }) => [id, hits]))
}

/**
 * Returns the paths without a page that visitors requested most in the last 30 days, without those that have one, or a
 * redirect, by now.
 */
export async function readMissing(
  db: Database,
  isLive: (path: string) => Promise<boolean>,
): Promise<MissingAddress[]> {
  const hits = sum(addressCounts.count).mapWith(Number)
  const rows = await db
    .select({ path: addressCounts.name, hits, last_day: sql<string>`max(${addressCounts.day})::text` })
    .from(addressCounts)
    .where(and(eq(addressCounts.kind, 'missing'), isRecent))
    .groupBy(addressCounts.name)
    .orderBy(desc(sum(addressCounts.count)), addressCounts.name)
    .limit(2 * shownPaths)
  const missing: MissingAddress[] = []
  for (const row of rows) {
    if (missing.length === shownPaths) break
    if (!(await findRedirect(db, row.path, 'en')) && !(await isLive(row.path))) missing.push(row)
  }
  return missing
}

/** Removes what is older than 30 days. */
export async function removeOldCounts(db: Database): Promise<void> {
  await db.delete(addressCounts).where(sql`not (${isRecent})`)
}
