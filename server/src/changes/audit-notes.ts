import { z } from 'zod'
import type { AuditEntry } from './audit-chain.ts'

// Audit rows that explain missing data, such as an erasure. They are signed, so nobody without the key can add one.

const erasure = 'erase details'
const restoring = 'restore'
const range = z.tuple([z.int(), z.int()])
const erased = z.object({ erased: z.array(range) })
const lost = z.object({ lost: range })
type Range = z.infer<typeof range>

/** Notes which rows lost their details by an erasure. Row numbers name nobody. */
export const erasureNote = (submission: string, seqs: readonly number[]): AuditEntry => ({
  action: erasure,
  collection: 'kyc_submissions',
  item_id: submission,
  details: { erased: rangesOf(seqs) },
})

/** Says that a backup was restored, and which rows were younger than it. @param lastExported the highest row number known outside the database */
export const restoreNote = (backup: string, end: number, lastExported: number): AuditEntry => ({
  action: restoring,
  collection: null,
  item_id: null,
  details: { backup, lost: [end + 1, lastExported] },
})

/** What a row excuses: rows without details before it, or heads that were exported before a restore. */
export function readNote(action: string, details: unknown): { erased: Range[]; lost: Range | null } | null {
  if (action === erasure) {
    const found = erased.safeParse(details)
    return found.success ? { erased: found.data.erased, lost: null } : null
  }
  if (action !== restoring) return null
  const found = lost.safeParse(details)
  return found.success ? { erased: [], lost: found.data.lost } : null
}

function rangesOf(seqs: readonly number[]): Range[] {
  const ranges: Range[] = []
  for (const seq of [...new Set(seqs)].toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && last[1] === seq - 1) last[1] = seq
    else ranges.push([seq, seq])
  }
  return ranges
}
