import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Tx } from '#database/open.ts'
import { staffSettings } from '#database/tables.ts'
import type { Change } from '../changes/change.ts'

const key = 'rates.change_limit'
/** In force until somebody sets another. */
const usual = '5'

/** The percentage from which a change of a rate must be confirmed, as a decimal text. */
export async function readChangeLimit(db: Pick<Database | Tx, 'select'>): Promise<string> {
  const [row] = await db.select().from(staffSettings).where(eq(staffSettings.key, key))
  // In an object: a bare text that reads as a number comes back from the driver as one.
  const set = z.object({ percent: z.string() }).safeParse(row?.value)
  return set.success ? set.data.percent : usual
}

/** Sets it for everybody. @param percent a decimal text */
export async function setChangeLimit(change: Change, { percent }: { percent: string }): Promise<void> {
  const before = await readChangeLimit(change.tx)
  const set = { value: { percent }, updated_at: change.now, updated_by: change.actor.id }
  await change.tx
    .insert(staffSettings)
    .values({ key, ...set })
    .onConflictDoUpdate({ target: staffSettings.key, set })
  change.audit.push({
    action: 'set change limit',
    collection: 'staff_settings',
    item_id: key,
    details: { before, after: percent },
  })
}
