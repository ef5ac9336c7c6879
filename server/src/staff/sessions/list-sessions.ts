import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { StaffSession } from '#contract/backoffice/people.ts'
import type { Database } from '#database/open.ts'
import { session } from '#database/tables.ts'

/** Where somebody is signed in now, last used first. */
export async function listSessions(
  db: Database,
  userId: string,
  current: string | null,
  hours: number,
): Promise<StaffSession[]> {
  const rows = await db
    .select()
    .from(session)
    .where(
      and(
        eq(session.userId, userId),
        gt(session.expiresAt, sql`now()`),
        gt(session.createdAt, sql`now() - make_interval(hours => ${hours})`),
      ),
    )
    .orderBy(desc(session.updatedAt))
    .limit(100)
  return rows.map(({ id, createdAt, updatedAt, ipAddress, userAgent }) => ({
    id,
    since: createdAt.toISOString(),
    seen_at: updatedAt.toISOString(),
    address: ipAddress || null,
    browser: userAgent || null,
    current: id === current,
  }))
}
