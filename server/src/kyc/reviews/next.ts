import { and, asc, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { kycSubmissions } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'
import { claim } from './claim.ts'

/**
 * Takes in hand what has waited longest and nobody has in hand; what one has looked at already waits for a second
 * officer. Of two who ask at once each gets another.
 * @returns its id
 * @throws AppError not_found where nothing waits
 */
export async function claimNext(change: Change): Promise<string> {
  const t = kycSubmissions
  const [row] = await change.tx
    .select({ id: t.id })
    .from(t)
    .where(
      and(
        isNull(t.erased_at),
        inArray(t.state, ['received', 'in_review']),
        or(isNull(t.claimed_by), lt(t.claimed_until, sql`now()`)),
        or(isNull(t.first_accepted_by), ne(t.first_accepted_by, change.actor.id)),
      ),
    )
    .orderBy(asc(t.sent_at), asc(t.id))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!row) throw new AppError('not_found', 'Nothing waits that you could take in hand.')
  await claim(change, { id: row.id })
  return row.id
}
