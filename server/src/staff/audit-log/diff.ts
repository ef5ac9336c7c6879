import type { AuditField } from '#contract/backoffice/audit.ts'
import { changedFields } from '#contract/rules/changed-fields.ts'

type Body = Record<string, unknown>

/** The fields that differ between two bodies, in the order of the newer one. @param hide values tell of a customer */
export function diffBodies(before: Body, after: Body, hide: boolean): AuditField[] {
  return changedFields(before, after).map((field) =>
    hide ? { field } : { field, before: before[field] ?? null, after: after[field] ?? null },
  )
}
