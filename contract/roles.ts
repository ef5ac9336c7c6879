/** Staff roles (contract: Staff). Only kyc_officer and administrator open customers' papers. */
export const roles = [
  'administrator',
  'author',
  'approver',
  'rates_officer',
  'kyc_officer',
  'auditor',
] as const
export type Role = (typeof roles)[number]
