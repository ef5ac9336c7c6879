import { and, eq, gte, inArray, lt, type SQL } from 'drizzle-orm'
import type { AuditField, AuditRow } from '#contract/backoffice/audit.ts'
import { isoMicroseconds } from '#database/columns.ts'
import type { Database } from '#database/open.ts'
import { auditLog, auditLogDetails, serviceAccounts, user } from '#database/tables.ts'
import { afterKey, inOrder, readPage, type Key, type Keyset, type Page } from '../../http/paging.ts'
import type { AuditFilters } from './query.ts'
import { matchesWords } from './sentence-index.ts'
import { tellLines } from './tell-lines.ts'

const newestFirst: Keyset = { by: [auditLog.seq], order: 'desc' }
/** The index of who did what has numbers of its own, and is read from its end. */
const newestBySomebody: Keyset = { by: [auditLogDetails.seq], order: 'desc' }

/** A line with all that is known of it. */
export type FullLine = AuditRow & {
  details: Record<string, unknown> | null
  hash: string
  fields: AuditField[]
}

/** One page of the record, newest first. */
export async function listAudit(
  db: Database,
  filters: AuditFilters & { seq?: number },
  { after, limit }: { after?: Key | undefined; limit: number },
): Promise<Pick<Page<FullLine>, 'rows' | 'next'>> {
  const { who, action, collection, item, from, to, seq, text } = filters
  const where: (SQL | undefined)[] = [
    afterKey(newestFirst, after),
    who ? afterKey(newestBySomebody, after) : undefined,
    seq === undefined ? undefined : eq(auditLog.seq, seq),
    who ? eq(auditLogDetails.actor, who) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    collection ? eq(auditLog.collection, collection) : undefined,
    item ? eq(auditLog.item_id, item) : undefined,
    from ? gte(auditLog.at, from) : undefined,
    to ? lt(auditLog.at, to) : undefined,
    text === undefined ? undefined : matchesWords(text),
  ]
  const columns = {
    seq: auditLog.seq,
    at: auditLog.at,
    action: auditLog.action,
    collection: auditLog.collection,
    item_id: auditLog.item_id,
    actor: auditLogDetails.actor,
    address: auditLogDetails.address,
    details: auditLogDetails.details,
    hash: auditLog.hash,
  }
  const page = await readPage(
    limit,
    (most) => {
      const selected = db.select(columns)
      return who
        ? selected
            .from(auditLogDetails)
            .innerJoin(auditLog, eq(auditLog.seq, auditLogDetails.seq))
            .where(and(...where))
            .orderBy(...inOrder(newestBySomebody))
            .limit(most)
        : selected
            .from(auditLog)
            .leftJoin(auditLogDetails, eq(auditLogDetails.seq, auditLog.seq))
            .where(and(...where))
            .orderBy(...inOrder(newestFirst))
            .limit(most)
    },
    (row: { seq: number }) => [row.seq],
  )
  const names = await namesOf(
    db,
    page.rows.flatMap(({ actor }) => (actor === null ? [] : [actor])),
  )
  const told = await tellLines(db, page.rows)
  const rows = page.rows.map(({ actor, at, ...row }, index) => ({
    ...row,
    at: isoMicroseconds(at),
    who: actor === null ? null : { id: actor, name: names.get(actor) ?? actor },
    sentence: told[index]?.sentence ?? '',
    fields: told[index]?.fields ?? [],
  }))
  return { rows, next: page.next }
}

/** What leaves in a list. */
export const presentLine = ({
  details: _details,
  hash: _hash,
  fields: _fields,
  ...row
}: FullLine): AuditRow => row

/** The names of people and service accounts; a part of the service itself is named by its id. */
export async function namesOf(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const asked = [...new Set(ids)]
  if (!asked.length) return new Map()
  const people = await db.select({ id: user.id, name: user.name }).from(user).where(inArray(user.id, asked))
  const accounts = await db
    .select({ id: serviceAccounts.id, name: serviceAccounts.username })
    .from(serviceAccounts)
    .where(inArray(serviceAccounts.id, asked))
  return new Map([...people, ...accounts].map(({ id, name }) => [id, name]))
}
