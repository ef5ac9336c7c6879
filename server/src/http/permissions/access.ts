import type { Role } from '#contract/roles.ts'

/** Who may call an address. What they may do with one item there is decided by the verb. */
export type Access =
  /** `secret`: the request or the answer holds a password, code or token, and is cached nowhere */
  | { to: 'anyone'; secret?: true }
  /** a proved contact, to what is its own */
  | { to: 'contact' }
  /**
   * staff with one of the roles; service accounts whose token names the collection `serviceCollection`; `unenrolled`:
   * also staff who must still set up their second factor
   */
  | { to: 'staff'; roles: readonly Role[]; serviceCollection: string | null; unenrolled?: true }

export const anyone: Access = { to: 'anyone' }
/** Where a sign-in begins or ends. */
export const entrance: Access = { to: 'anyone', secret: true }
export const contact: Access = { to: 'contact' }
export const staff = (roles: readonly Role[], serviceCollection: string | null = null) => ({
  to: 'staff' as const,
  roles,
  serviceCollection,
})

/** Whoever is signed in, in whatever role, to what is their own. */
export const oneself = (roles: readonly Role[]): Access => ({ ...staff(roles), unenrolled: true })

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS'
/** One line of the table: a method, an address as routes spell it, and who may come. */
export type Row = readonly [method: Method, address: string, access: Access]
