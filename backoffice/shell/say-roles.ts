import type { Role } from '#contract/roles.ts'
import { messages } from '../messages.ts'

/** "Author, Approver" */
export const sayRoles = (roles: readonly Role[]): string =>
  roles.map((role) => messages.access.roles[role]).join(', ')
