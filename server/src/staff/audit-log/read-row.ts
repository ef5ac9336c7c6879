import { and, desc, eq, isNotNull, lt } from 'drizzle-orm'
import type { AuditDetail, AuditField } from '#contract/backoffice/audit.ts'
import type { Database } from '#database/open.ts'
import { auditLog, auditLogDetails, revisions } from '#database/tables.ts'
import { AppError } from '../../http/app-error.ts'
import { listAudit } from './list.ts'
import { changedFields } from '#contract/rules/changed-fields.ts'
import { collections } from '#contract/registry.ts'

/** Actions that publish or unpublish. Their change is shown against what was live before. */
const deciding = new Set(['submit', 'approve', 'publish', 'withdraw', 'unschedule', 'restore'])

/** One line with what changed, from the item's revisions. @throws AppError not_found */
export async function readAuditRow(db: Database, seq: number): Promise<AuditDetail> {
  const [row] = (await listAudit(db, { seq }, { limit: 1 })).rows
  if (!row) throw new AppError('not_found', 'There is no such line.')
  const [beside] = await db
    .select({ details: auditLogDetails.details, hash: auditLog.hash })
    .from(auditLog)
    .leftJoin(auditLogDetails, eq(auditLogDetails.seq, auditLog.seq))
    .where(eq(auditLog.seq, seq))
  const hide = isPrivate(row.collection)
  const { before, after, ...rest } = beside?.details ?? {}
  const fields = (await fromRevisions(db, row, rest['revision'], hide)) ?? fromDetails(before, after, hide)
  // For private data the verbs note only numbers, states and names of fields.
  return { ...row, fields, notes: rest, erased: beside?.details === null, hash: beside?.hash ?? '' }
}

type Item = { action: string; collection: string | null; item_id: string | null }

/** @returns null where the line names no revision, or its words were erased */
async function fromRevisions(
  db: Database,
  { action, collection, item_id }: Item,
  number: unknown,
  hide: boolean,
): Promise<AuditField[] | null> {
  if (!collection || !item_id || typeof number !== 'number') return null
  const own = and(eq(revisions.collection, collection), eq(revisions.item_id, item_id))
  const [newer] = await db
    .select({ body: revisions.body })
    .from(revisions)
    .where(and(own, eq(revisions.number, number)))
  if (!newer) return null
  const [older] = await db
    .select({ body: revisions.body })
    .from(revisions)
    .where(
      and(
        own,
        lt(revisions.number, number),
        deciding.has(action) ? isNotNull(revisions.approved_at) : undefined,
      ),
    )
    .orderBy(desc(revisions.number))
    .limit(1)
  return diffBodies(older?.body ?? {}, newer.body, hide)
}

function fromDetails(before: unknown, after: unknown, hide: boolean): AuditField[] {
  if (before === undefined && after === undefined) return []
  if (isBody(before ?? {}) && isBody(after ?? {}))
    return diffBodies(
      (before ?? {}) as Record<string, unknown>,
      (after ?? {}) as Record<string, unknown>,
      hide,
    ) // looked at just now
  return [hide ? { field: 'value' } : { field: 'value', before: before ?? null, after: after ?? null }]
}

const isBody = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Body = Record<string, unknown>

/** The fields that differ between two bodies, in the order of the newer one. @param hide values tell of a customer */
function diffBodies(before: Body, after: Body, hide: boolean): AuditField[] {
  return changedFields(before, after).map((field) =>
    hide ? { field } : { field, before: before[field] ?? null, after: after[field] ?? null },
  )
}

const staffOnly: ReadonlySet<string> = new Set(
  collections.filter((definition) => definition.staffOnly).map(({ name }) => name),
)

/** For customers' data the audit log shows which fields changed, never their values (contract: Audit). */
const isPrivate = (collection: string | null): boolean =>
  collection !== null && (staffOnly.has(collection) || collection.startsWith('kyc_'))
