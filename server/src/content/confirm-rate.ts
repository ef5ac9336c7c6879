import { and, asc, eq, inArray } from 'drizzle-orm'
import { figuresIn, figuresToConfirm, sheetOf, sheets, type Sheet } from '#contract/backoffice/sheets.ts'
import type { Database, Tx } from '#database/open.ts'
import type { StoredCollection } from '#database/stored.ts'
import { auditLog, auditLogDetails } from '#database/tables.ts'
import type { Change } from '../changes/change.ts'
import { AppError } from '../http/app-error.ts'
import type { StoredBody } from './body.ts'
import { visibleItems, whereFields } from './queryable.ts'
import { readRateLimits } from './rate-limits.ts'
import type { Revision } from './rows.ts'

/** Returns what must be confirmed of a rate before it is submitted, each with its percentage; empty for anything else. */
export async function limitsExceeded(
  tx: Tx,
  stored: StoredCollection,
  body: StoredBody,
): Promise<Record<string, string>> {
  const name = sheetOf(stored.definition.name, body)
  if (name === null) return {}
  const sheet: Sheet = sheets[name]
  const same = whereFields(stored, { [sheet.key]: body[sheet.key] })
  const [inForce] = await visibleItems(tx, stored, same, [asc(stored.table.created_at)], 1)
  const before = inForce ? figuresIn(sheet, inForce.body) : null
  return figuresToConfirm(sheet, before, figuresIn(sheet, body), await readRateLimits(tx))
}

/**
 * Returns the reason with which a rate beyond the limits is submitted; null where no limit is exceeded.
 * @param reason absent: the one recorded when the same revision was submitted before
 * @throws AppError over_change_limit, with what exceeds a limit, where there is no reason
 */
export async function mustBeConfirmed(
  { tx }: Change,
  stored: StoredCollection,
  { item_id, number, body }: Revision,
  reason: string | undefined,
): Promise<string | null> {
  const exceeded = await limitsExceeded(tx, stored, body)
  if (Object.keys(exceeded).length === 0) return null
  const confirmation = reason ?? (await recordedReasons(tx, [item_id])).get(reasonKey(item_id, number))
  if (confirmation === undefined)
    throw new AppError(
      'over_change_limit',
      'The rate changes or spreads more than usual: confirm it with a reason.',
      exceeded,
    )
  return confirmation
}

export const reasonKey = (itemId: string, revision: number): string => `${itemId} ${revision}`

/** Returns the reasons recorded when revisions were submitted beyond the limits, by `reasonKey`. */
export async function recordedReasons(
  db: Pick<Database | Tx, 'select'>,
  itemIds: readonly string[],
): Promise<Map<string, string>> {
  if (itemIds.length === 0) return new Map()
  const rows = await db
    .select({ item: auditLog.item_id, details: auditLogDetails.details })
    .from(auditLog)
    .innerJoin(auditLogDetails, eq(auditLogDetails.seq, auditLog.seq))
    .where(and(eq(auditLog.action, 'submit'), inArray(auditLog.item_id, [...itemIds])))
    .orderBy(asc(auditLog.seq))
  return new Map(
    rows.flatMap(({ item, details: { revision, confirmed } }): [string, string][] =>
      item !== null && typeof revision === 'number' && typeof confirmed === 'string'
        ? [[reasonKey(item, revision), confirmed]]
        : [],
    ),
  )
}
