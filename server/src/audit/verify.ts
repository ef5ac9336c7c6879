import { asc, eq, gt } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { audit, auditDetails, head } from '#database/tables.ts'
import { digestOf, linkOf } from './chain.ts'

export type AuditFault = {
  seq: number
  fault: 'changed' | 'missing' | 'reordered' | 'details changed' | 'cut off'
}

/** Walks the whole chain, a thousand rows at a time; no faults means that every row is as it was written. */
export async function verifyAudit(db: Database, key: Buffer): Promise<AuditFault[]> {
  const faults: AuditFault[] = []
  let previous = ''
  let last = 0
  for (;;) {
    const rows = await db
      .select({ row: audit, beside: auditDetails })
      .from(audit)
      .leftJoin(auditDetails, eq(auditDetails.seq, audit.seq))
      .where(gt(audit.seq, last))
      .orderBy(asc(audit.seq))
      .limit(1000)
    if (!rows.length) break
    for (const { row, beside } of rows) {
      const { digest, hash, ...content } = row
      if (row.seq !== last + 1) faults.push({ seq: last + 1, fault: 'missing' })
      else if (digestOf(content) !== digest) faults.push({ seq: row.seq, fault: 'changed' })
      else if (linkOf(key, previous, digest) !== hash) faults.push({ seq: row.seq, fault: 'reordered' })
      if (beside) {
        const { seq: _, ...personal } = beside
        if (digestOf(personal) !== row.details_digest) faults.push({ seq: row.seq, fault: 'details changed' })
      }
      previous = hash
      last = row.seq
    }
  }
  const [at] = await db.select().from(head)
  if (at && (at.audit_seq !== last || at.audit_hash !== previous))
    faults.push({ seq: last + 1, fault: 'cut off' })
  return faults
}
