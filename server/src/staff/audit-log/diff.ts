import type { AuditField } from '#contract/backoffice/audit.ts'
import { canonical } from '../../changes/audit-chain.ts'

type Body = Record<string, unknown>

/** The fields that differ between two bodies, in the order of the newer one. @param hide values tell of a customer */
export function diffBodies(before: Body, after: Body, hide: boolean): AuditField[] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])]
  return names
    .filter((name) => canonical(before[name] ?? null) !== canonical(after[name] ?? null))
    .map((field) =>
      hide ? { field } : { field, before: before[field] ?? null, after: after[field] ?? null },
    )
}
