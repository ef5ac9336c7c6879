import { asc, eq } from 'drizzle-orm'
import type { AskedErasures } from '#contract/backoffice/kyc.ts'
import type { Database } from '#database/open.ts'
import { kycErasures } from '#database/tables.ts'
import { staffNames } from '../../changes/staff-names.ts'
import type { Actor } from '../../changes/actor.ts'

/** Erasures that wait for a second person, oldest first. */
export async function askedErasures(db: Database, actor: Actor): Promise<AskedErasures> {
  const rows = await db
    .select()
    .from(kycErasures)
    .where(eq(kycErasures.state, 'asked'))
    .orderBy(asc(kycErasures.asked_at))
    .limit(200)
  const nameOf = await staffNames(
    db,
    rows.map(({ asked_by }) => asked_by),
  )
  return {
    items: rows.map(({ submission_id, why, asked_by, asked_at }) => ({
      submission_id,
      why,
      asked_by: nameOf(asked_by),
      asked_at,
      mine: asked_by === actor.id,
    })),
  }
}
