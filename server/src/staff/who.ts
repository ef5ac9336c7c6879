import type { FastifyRequest } from 'fastify'
import { roles, type Role } from '#contract/roles.ts'
import type { Database } from '#database/open.ts'
import { Failure } from '../failure.ts'
import type { Actor } from './actor.ts'
import type { Auth } from './auth.ts'
import { holderOf } from './tokens.ts'

/** Finds out who asks. */
export type Who = {
  /** @throws Failure unauthenticated without a token that is good now */
  staff(request: FastifyRequest): Promise<Actor>
}

export function makeWho({ db, auth }: { db: Database; auth: Auth }): Who {
  return {
    async staff(request) {
      const header = request.headers.authorization ?? ''
      const token = /^Bearer (\S{1,500})$/i.exec(header)?.[1]
      if (!token) throw new Failure('unauthenticated', 'Sign in first.')
      const program = await holderOf(db, token)
      if (program)
        return { kind: 'service', id: program.holder, collections: program.collections, address: request.ip }
      // Only the token is passed on: the session cookie is for the back-office's own routes.
      const session = await auth.api.getSession({
        headers: new Headers({ authorization: `Bearer ${token}` }),
      })
      if (!session) throw new Failure('unauthenticated', 'Sign in again.')
      const { id, name, role } = session.user
      return { kind: 'staff', id, name, roles: rolesIn(role), address: request.ip }
    },
  }
}

export const rolesIn = (role: unknown): Role[] =>
  typeof role === 'string' ? roles.filter((one) => role.split(',').includes(one)) : []
