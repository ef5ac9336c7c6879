import { and, desc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm'
import type { AuditRow } from '#contract/backoffice/audit.ts'
import { isoMicroseconds } from '#database/columns.ts'
import type { Database } from '#database/open.ts'
import { auditLog, auditLogDetails, serviceAccounts, user } from '#database/tables.ts'
import type { AuditFilters } from './query.ts'

/** Lines of the record, newest first, below a number. */
export async function listAudit(
  db: Database,
  filters: AuditFilters,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<AuditRow[]> {
  const { who, action, collection, item, from, to } = filters
  const where: (SQL | undefined)[] = [
    before === undefined ? undefined : lt(auditLog.seq, before),
    // Both, so that the index of who did what serves and is read from its end.
    before === undefined || !who ? undefined : lt(auditLogDetails.seq, before),
    who ? eq(auditLogDetails.actor, who) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    collection ? eq(auditLog.collection, collection) : undefined,
    item ? eq(auditLog.item_id, item) : undefined,
    from ? gte(auditLog.at, from) : undefined,
    to ? lt(auditLog.at, to) : undefined,
  ]
  const columns = {
    seq: auditLog.seq,
    at: auditLog.at,
    action: auditLog.action,
    collection: auditLog.collection,
    item_id: auditLog.item_id,
    actor: auditLogDetails.actor,
    address: auditLogDetails.address,
  }
  const selected = db.select(columns)
  const rows = await (who
    ? selected
        .from(auditLogDetails)
        .innerJoin(auditLog, eq(auditLog.seq, auditLogDetails.seq))
        .where(and(...where))
        .orderBy(desc(auditLogDetails.seq))
        .limit(limit)
    : selected
        .from(auditLog)
        .leftJoin(auditLogDetails, eq(auditLogDetails.seq, auditLog.seq))
        .where(and(...where))
        .orderBy(desc(auditLog.seq))
        .limit(limit))
  const names = await namesOf(
    db,
    rows.flatMap(({ actor }) => (actor === null ? [] : [actor])),
  )
  return rows.map(({ actor, at, ...row }) => ({
    ...row,
    at: isoMicroseconds(at),
    who: actor === null ? null : { id: actor, name: names.get(actor) ?? actor },
  }))
}

/** What people and programs are called; a part of the service itself is called by its id. */
export async function namesOf(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const asked = [...new Set(ids)]
  if (!asked.length) return new Map()
  const people = await db.select({ id: user.id, name: user.name }).from(user).where(inArray(user.id, asked))
  const programs = await db
    .select({ id: serviceAccounts.id, name: serviceAccounts.username })
    .from(serviceAccounts)
    .where(inArray(serviceAccounts.id, asked))
  return new Map([...people, ...programs].map(({ id, name }) => [id, name]))
}
