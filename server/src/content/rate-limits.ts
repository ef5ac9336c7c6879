import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { RateLimits } from '#contract/backoffice/sheets.ts'
import type { Database, Tx } from '#database/open.ts'
import { staffSettings } from '#database/tables.ts'
import type { Change } from '../changes/change.ts'

const keys = { change: 'rates.change_limit', spread: 'rates.spread_limit' } as const
/** Limits that apply until staff change them, in percent. */
const usual: RateLimits = { change: '5', spread: '3' }

/** The percentages above which a rate must be confirmed with a reason, as decimal texts. */
export async function readRateLimits(db: Pick<Database | Tx, 'select'>): Promise<RateLimits> {
  const rows = await db
    .select()
    .from(staffSettings)
    .where(inArray(staffSettings.key, Object.values(keys)))
  const percentOf = (name: keyof RateLimits): string => {
    // In an object: a bare text that reads as a number comes back from the driver as one.
    const stored = rows.find(({ key }) => key === keys[name])?.value
    const parsed = z.object({ percent: z.string() }).safeParse(stored)
    return parsed.success ? parsed.data.percent : usual[name]
  }
  return { change: percentOf('change'), spread: percentOf('spread') }
}

/** Sets one of the limits for everybody. @param percent a decimal text */
export async function setRateLimit(
  change: Change,
  name: keyof RateLimits,
  { percent }: { percent: string },
): Promise<void> {
  const before = (await readRateLimits(change.tx))[name]
  const set = { value: { percent }, updated_at: change.now, updated_by: change.actor.id }
  await change.tx
    .insert(staffSettings)
    .values({ key: keys[name], ...set })
    .onConflictDoUpdate({ target: staffSettings.key, set })
  change.audit.push({
    action: `set ${name} limit`,
    collection: 'staff_settings',
    item_id: keys[name],
    details: { before, after: percent },
  })
}
