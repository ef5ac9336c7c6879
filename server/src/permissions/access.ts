import type { Role } from '#contract/roles.ts'

/** Who may come to an address at all. What they may do to one item there is the verb's to say. */
export type Access =
  | { to: 'anyone' }
  /** a proved contact, to what is its own */
  | { to: 'contact' }
  /** staff with one of the roles; programs whose token names the collection, where there is one */
  | { to: 'staff'; roles: readonly Role[]; program: string | null }

export const anyone: Access = { to: 'anyone' }
export const contact: Access = { to: 'contact' }
export const staff = (roles: readonly Role[], program: string | null = null): Access => ({
  to: 'staff',
  roles,
  program,
})

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS'
/** One line of the table: a method, an address as routes spell it, and who may come. */
export type Row = readonly [method: Method, address: string, access: Access]
