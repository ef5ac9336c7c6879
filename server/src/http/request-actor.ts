import type { FastifyRequest } from 'fastify'
import type { Actor } from '../changes/actor.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** who asks, where the table of permissions asks for staff */
    actor: Actor | null
  }
}

/** Who asked, at an address that the table of permissions keeps for staff. */
export function requireActor(request: FastifyRequest): Actor {
  if (!request.actor) throw new Error('the route does not ask who is there')
  return request.actor
}
