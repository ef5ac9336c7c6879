import { asc, eq, gt } from 'drizzle-orm'
import type { AuditError } from '#contract/backoffice/audit.ts'
import type { Database } from '#database/open.ts'
import { auditLog, auditLogDetails, changeSequence } from '#database/tables.ts'
import type { Keys } from '../config/secrets.ts'
import { digestOf, linkOf } from './audit-chain.ts'
import type { Head } from './exported-heads.ts'
import { loggedHead } from './logged-head.ts'
import { readNote } from './audit-notes.ts'

export type { AuditError }
type Row = typeof auditLog.$inferSelect
type DetailsRow = typeof auditLogDetails.$inferSelect

/** At most this many rows of a gap are named one by one, and at most this many changed rows are compared. */
const most = 200

/**
 * Checks the whole chain, a thousand rows at a time. No errors means that every row is as it was written.
 * @param keys the newest first. A row linked by an older key than the row before it counts as changed: a key that has
 * leaked cannot continue the chain after its successor.
 * @param heads ends of the chain that were kept outside the database
 */
export async function verifyAudit(
  db: Database,
  keys: Keys,
  heads: readonly Head[] = [],
): Promise<AuditError[]> {
  return (await checkAudit(db, keys, heads)).errors
}

/** @returns how many rows there are, and each one that is not as it was written, by its number */
export async function checkAudit(
  db: Database,
  keys: Keys,
  heads: readonly Head[] = [],
): Promise<{ checked: number; errors: AuditError[] }> {
  const logged = await loggedHead(db)
  const walk = new Walk(keys, logged ? [...heads, logged] : heads)
  for (;;) {
    const rows = await db
      .select({ row: auditLog, beside: auditLogDetails })
      .from(auditLog)
      .leftJoin(auditLogDetails, eq(auditLogDetails.seq, auditLog.seq))
      .where(gt(auditLog.seq, walk.last))
      .orderBy(asc(auditLog.seq))
      .limit(1000)
    if (!rows.length) break
    for (const { row, beside } of rows) walk.step(row, beside)
  }
  const [at] = await db.select().from(changeSequence)
  return { checked: walk.checked, errors: walk.end(at ? { seq: at.audit_seq, hash: at.audit_hash } : null) }
}

/** The chain row by row, and what was found on the way. */
class Walk {
  last = 0
  checked = 0
  /** the key of the last row and its successors, the newest first */
  #keys: readonly Buffer[]
  readonly #errors: AuditError[] = []
  readonly #suspects: Row[] = []
  /** hashes kept outside the database, by the number of their row */
  readonly #logged = new Map<number, Set<string>>()
  readonly #bare: number[] = []
  readonly #erased: { by: number; from: number; to: number }[] = []
  readonly #lost: { from: number; to: number }[] = []
  /** numbers of rows whose hash is not the one kept outside */
  readonly #other: number[] = []
  #previous = ''

  constructor(keys: Keys, heads: readonly Head[]) {
    this.#keys = keys
    for (const { seq, hash } of heads)
      if (seq > 0) this.#logged.set(seq, (this.#logged.get(seq) ?? new Set()).add(hash))
  }

  step(row: Row, beside: DetailsRow | null): void {
    this.checked += 1
    const gap = row.seq - this.last - 1
    for (let n = 1; n <= Math.min(gap, most); n++) this.#errors.push({ seq: this.last + n, error: 'missing' })
    const { digest, hash, ...content } = row
    // After a gap the link cannot be checked, because the row before is missing.
    const linked = gap > 0 || this.#isLinked(digest, hash)
    const own = digestOf(content) === digest
    if (!own) this.#suspects.push(row)
    else if (!linked) this.#errors.push({ seq: row.seq, error: 'changed' })
    this.#stepBeside(row, beside, own && linked)
    const logged = this.#logged.get(row.seq)
    // One number has several hashes only where a backup was restored in between.
    if (logged) this.#other.push(...[...logged].filter((one) => one !== hash).map(() => row.seq))
    this.#previous = hash
    this.last = row.seq
  }

  #isLinked(digest: string, hash: string): boolean {
    const n = this.#keys.findIndex((key) => linkOf(key, this.#previous, digest) === hash)
    if (n >= 0) this.#keys = this.#keys.slice(0, n + 1)
    return n >= 0
  }

  #stepBeside(row: Row, beside: DetailsRow | null, sound: boolean): void {
    if (!beside) return void this.#bare.push(row.seq)
    const { seq: _, ...personal } = beside
    if (digestOf(personal) !== row.details_digest)
      return void this.#errors.push({ seq: row.seq, error: 'details changed' })
    const note = sound ? readNote(row.action, beside.details) : null
    for (const [from, to] of note?.erased ?? []) this.#erased.push({ by: row.seq, from, to })
    if (note?.lost) this.#lost.push({ from: note.lost[0], to: note.lost[1] })
  }

  end(at: Head | null): AuditError[] {
    const errors = this.#errors
    for (const seq of this.#bare)
      if (!this.#erased.some(({ by, from, to }) => seq < by && seq >= from && seq <= to))
        errors.push({ seq, error: 'details missing' })
    errors.push(...nameSuspects(this.#suspects))
    this.#checkEnd(at)
    return once(errors)
  }

  /** Finds rows cut off at the end: the sequence row and the copies outside say how far the chain went. */
  #checkEnd(at: Head | null): void {
    const { last } = this
    const excused = (seq: number) => this.#lost.some(({ from, to }) => seq >= from && seq <= to)
    const beyond = Math.max(0, ...[...this.#logged.keys()].filter((seq) => seq > last && !excused(seq)))
    const cut = Math.max(at?.seq ?? 0, beyond)
    for (let seq = last + 1; seq <= Math.min(cut, last + most); seq++)
      this.#errors.push({ seq, error: 'cut off' })
    if (at && (at.seq < last || (at.seq === last && at.hash !== this.#previous)))
      this.#errors.push({ seq: last, error: 'changed' })
    // Only the first is named: every row after it differs because of it.
    const other = this.#other.filter((seq) => !excused(seq)).toSorted((a, b) => a - b)[0]
    if (other !== undefined) this.#errors.push({ seq: other, error: 'not as told' })
  }
}

/** A row that is right under another's number was moved there; any other was changed. */
function nameSuspects(suspects: readonly Row[]): AuditError[] {
  const numbers = suspects.slice(0, most).map(({ seq }) => seq)
  return suspects.map((row) => {
    const { digest, hash: _, ...content } = row
    const moved = numbers.some((seq) => seq !== row.seq && digestOf({ ...content, seq }) === digest)
    return { seq: row.seq, error: moved ? 'reordered' : 'changed' }
  })
}

/** By number, each fault of a row once. */
const once = (errors: readonly AuditError[]): AuditError[] =>
  errors
    .filter((one, n) => errors.findIndex(({ seq, error }) => seq === one.seq && error === one.error) === n)
    .toSorted((a, b) => a.seq - b.seq)
