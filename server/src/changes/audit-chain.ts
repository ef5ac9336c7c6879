import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Tx } from '#database/open.ts'
import { auditLog, auditLogDetails } from '#database/tables.ts'
import type { Actor } from './actor.ts'

export type AuditEntry = {
  action: string
  collection: string | null
  item_id: string | null
  /** what changed; kept beside the chain, so that it can be erased */
  details: Record<string, unknown>
}

type Chain = { entries: AuditEntry[]; actor: Actor; now: string; key: Buffer; seq: number; hash: string }

/** Sorts the keys of objects. jsonb changes their order, and equal content must have an equal digest. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, node: unknown) =>
    typeof node === 'object' && node !== null && !Array.isArray(node)
      ? Object.fromEntries(Object.entries(node).sort(([a], [b]) => (a < b ? -1 : 1)))
      : node,
  )
}

export const digestOf = (value: unknown): string =>
  createHash('sha256').update(canonical(value)).digest('hex')
export const linkOf = (key: Buffer, previous: string, digest: string): string =>
  createHmac('sha256', key).update(`${previous}.${digest}`).digest('hex')

/** Appends the entries while the sequence row is locked. @returns the new audit columns of that row */
export async function chainAudit(tx: Tx, chain: Chain): Promise<{ audit_seq: number; audit_hash: string }> {
  let { seq, hash } = chain
  const rows: (typeof auditLog.$inferInsert)[] = []
  const beside: (typeof auditLogDetails.$inferInsert)[] = []
  for (const { details, ...entry } of chain.entries) {
    seq += 1
    // Salted: without a salt an erased detail could be found by trying values against its digest.
    const personal = {
      salt: randomBytes(16).toString('hex'),
      actor: chain.actor.id,
      address: chain.actor.address,
      details,
    }
    const row = { seq, at: chain.now, ...entry, details_digest: digestOf(personal) }
    const digest = digestOf(row)
    hash = linkOf(chain.key, hash, digest)
    rows.push({ ...row, digest, hash })
    beside.push({ seq, ...personal })
  }
  if (rows.length) {
    await tx.insert(auditLog).values(rows)
    await tx.insert(auditLogDetails).values(beside)
  }
  return { audit_seq: seq, audit_hash: hash }
}
