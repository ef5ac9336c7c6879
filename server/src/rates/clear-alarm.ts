import { and, eq, isNull } from 'drizzle-orm'
import { alarms } from '#database/tables.ts'
import type { Change } from '../changes/change.ts'
import { AppError } from '../http/app-error.ts'

/** Notes that somebody has looked at a change that missed its time. @throws AppError not_found */
export async function clearAlarm(change: Change, { id }: { id: string }): Promise<void> {
  const [row] = await change.tx
    .update(alarms)
    .set({ cleared_at: change.now, cleared_by: change.actor.id })
    .where(and(eq(alarms.id, id), isNull(alarms.cleared_at)))
    .returning()
  if (!row) throw new AppError('not_found', 'There is no such alarm.')
  const { collection, item_id, due_at } = row
  change.audit.push({ action: 'clear alarm', collection, item_id, details: { due_at } })
}
