import { asc, eq, gt } from 'drizzle-orm'
import type { AuditFault } from '#contract/backoffice/audit.ts'
import type { Database } from '#database/open.ts'
import { audit, auditDetails, head } from '#database/tables.ts'
import { digestOf, linkOf } from './chain.ts'
import { loggedHead } from './logged-head.ts'

export type { AuditFault }
type Row = typeof audit.$inferSelect

/** A gap is named row by row so far, and changed rows are compared with each other so far. */
const most = 200

/** Walks the whole chain, a thousand rows at a time; no faults means that every row is as it was written. */
export async function verifyAudit(db: Database, key: Buffer): Promise<AuditFault[]> {
  return (await checkAudit(db, key)).faults
}

/** @returns how many rows there are, and each one that is not as it was written, by its number */
export async function checkAudit(
  db: Database,
  key: Buffer,
): Promise<{ checked: number; faults: AuditFault[] }> {
  const faults: AuditFault[] = []
  const suspects: Row[] = []
  const told = await loggedHead(db)
  let toldWrong = told !== null && told.seq > 0
  let previous = ''
  let last = 0
  let checked = 0
  for (;;) {
    const rows = await db
      .select({ row: audit, beside: auditDetails })
      .from(audit)
      .leftJoin(auditDetails, eq(auditDetails.seq, audit.seq))
      .where(gt(audit.seq, last))
      .orderBy(asc(audit.seq))
      .limit(1000)
    if (!rows.length) break
    checked += rows.length
    for (const { row, beside } of rows) {
      const gap = row.seq - last - 1
      for (let n = 1; n <= Math.min(gap, most); n++) faults.push({ seq: last + n, fault: 'missing' })
      const { digest, hash, ...content } = row
      // Behind a gap its link cannot be checked: the row before is not there.
      const linked = gap > 0 || linkOf(key, previous, digest) === hash
      if (digestOf(content) !== digest) suspects.push(row)
      else if (!linked) faults.push({ seq: row.seq, fault: 'changed' })
      if (beside) {
        const { seq: _, ...personal } = beside
        if (digestOf(personal) !== row.details_digest) faults.push({ seq: row.seq, fault: 'details changed' })
      }
      if (told && row.seq === told.seq && hash === told.hash) toldWrong = false
      previous = hash
      last = row.seq
    }
  }
  faults.push(...nameSuspects(suspects))
  const [at] = await db.select().from(head)
  if (at && at.audit_seq > last)
    for (let seq = last + 1; seq <= Math.min(at.audit_seq, last + most); seq++)
      faults.push({ seq, fault: 'cut off' })
  else if (at && (at.audit_seq < last || at.audit_hash !== previous))
    faults.push({ seq: last, fault: 'changed' })
  // The head was set back together with the rows; the log was told of more.
  else if (told && toldWrong && told.seq > last) faults.push({ seq: last + 1, fault: 'cut off' })
  else if (told && toldWrong && !faults.length) faults.push({ seq: told.seq, fault: 'changed' })
  return { checked, faults: once(faults) }
}

/** A row that is right under another's number was moved there; any other was changed. */
function nameSuspects(suspects: readonly Row[]): AuditFault[] {
  const numbers = suspects.slice(0, most).map(({ seq }) => seq)
  return suspects.map((row) => {
    const { digest, hash: _, ...content } = row
    const moved = numbers.some((seq) => seq !== row.seq && digestOf({ ...content, seq }) === digest)
    return { seq: row.seq, fault: moved ? 'reordered' : 'changed' }
  })
}

/** By number, each fault of a row once. */
const once = (faults: readonly AuditFault[]): AuditFault[] =>
  faults
    .filter((one, n) => faults.findIndex(({ seq, fault }) => seq === one.seq && fault === one.fault) === n)
    .toSorted((a, b) => a.seq - b.seq)
