import type { Role } from '#contract/roles.ts'

/**
 * Who asks. A service account has no role: it is held to the collections its token names. A customer is whoever proved
 * a contact; the record keeps no more of them than the address, since the submission tells the contact.
 */
export type Actor =
  | { kind: 'staff'; id: string; name: string; roles: readonly Role[]; address: string | null }
  | {
      kind: 'service'
      id: string
      collections: readonly string[]
      /** administrators who answer for what it does, as if they had done it */
      owners: readonly string[]
      address: string | null
    }
  | { kind: 'customer'; id: 'customer'; address: string }
  | { kind: 'system'; id: string; address: null }

/** The process itself: the worker, the sample data. */
export const system = (id: string): Actor => ({ kind: 'system', id, address: null })

export const customer = (address: string): Actor => ({ kind: 'customer', id: 'customer', address })

/** Everybody who counts as having done what an actor does, wherever another person must decide on it. */
export const doersOf = (actor: Actor): string[] =>
  actor.kind === 'service' ? [actor.id, ...actor.owners] : [actor.id]

export const hasRole = (actor: Actor, allowed: readonly Role[]): boolean =>
  actor.kind === 'staff' && actor.roles.some((role) => allowed.includes(role))
