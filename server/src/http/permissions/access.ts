import type { Role } from '#contract/roles.ts'

/** Who may come to an address at all. What they may do to one item there is the verb's to say. */
export type Access =
  /** `secret`: what is asked or answered lets somebody in, and is kept nowhere */
  | { to: 'anyone'; secret?: true }
  /** a proved contact, to what is its own */
  | { to: 'contact' }
  /**
   * staff with one of the roles; programs whose token names the collection, where there is one; `unenrolled`: also who
   * has yet to set up the second factor that their roles ask for
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
