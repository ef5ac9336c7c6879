import type { Role } from '#contract/roles.ts'

const roles: Record<Role, string> = {
  administrator: 'Administrator',
  author: 'Author',
  approver: 'Approver',
  rates_officer: 'Rates officer',
  kyc_officer: 'KYC officer',
  auditor: 'Auditor',
}

export const access = {
  roles,
}
