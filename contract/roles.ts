/** Staff roles (contract: Staff). */
export const roles = [
  'administrator',
  'author',
  'approver',
  'rates_officer',
  'kyc_officer',
  'auditor',
] as const
export type Role = (typeof roles)[number]

/** Who works with customers' data and opens their KYC documents; nobody else does. */
export const kycOfficers = ['kyc_officer', 'administrator'] as const satisfies readonly Role[]

/** Pairs of roles of which one checks what the other does: one person who has both needs a recorded reason. */
const conflicts: readonly (readonly [Role, Role])[] = [
  ['author', 'approver'],
  ['rates_officer', 'approver'],
  ...roles.filter((role) => role !== 'auditor').map((role) => [role, 'auditor'] as const),
]

/** Returns the conflicting pairs in `wanted` that are not in `held` already. */
export const newConflicts = (wanted: readonly Role[], held: readonly Role[] = []) =>
  conflicts.filter(
    (pair) => pair.every((role) => wanted.includes(role)) && !pair.every((role) => held.includes(role)),
  )
