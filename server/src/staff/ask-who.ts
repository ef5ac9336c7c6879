import type { FastifyRequest } from 'fastify'
import type { Actor } from './actor.ts'
import type { Who } from './who.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** who asks, on routes that ask for somebody */
    actor: Actor | null
  }
}

/** A hook for routes that need somebody signed in; it runs before the body is read. @throws Failure unauthenticated */
export const askWho = (who: Who) => async (request: FastifyRequest) => {
  request.actor = await who.staff(request)
}

/** Who asked; the route has the hook above. */
export function mustActor(request: FastifyRequest): Actor {
  if (!request.actor) throw new Error('the route does not ask who is there')
  return request.actor
}
