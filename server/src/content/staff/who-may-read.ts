import type { Collection } from '#contract/collection.ts'
import type { Role } from '#contract/roles.ts'
import { approvers } from '../../staff/two-people/rules.ts'

/**
 * Who reads a collection in the back-office: who writes it, who approves, auditors and administrators. What is
 * customers' is for its writers and auditors.
 */
export const readersOf = ({ writers, staffOnly }: Collection): readonly Role[] => [
  ...new Set<Role>([...writers, ...(staffOnly ? [] : approvers), 'auditor', 'administrator']),
]
