import { roles, type Role } from '#contract/roles.ts'

/** The roles in a user's row, where they are separated by commas. */
export const rolesIn = (role: unknown): Role[] =>
  typeof role === 'string' ? roles.filter((one) => role.split(',').includes(one)) : []
