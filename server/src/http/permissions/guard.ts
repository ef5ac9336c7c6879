import type { FastifyReply, FastifyRequest, onSendHookHandler, RouteOptions } from 'fastify'
import type { App } from '../app.ts'
import { AppError } from '../app-error.ts'
import { hasRole, type Actor } from '../../changes/actor.ts'
import type { Access, Row } from './access.ts'
import { placeOf } from './place.ts'

/** Finds out which member of staff, or which service account, asks. @throws AppError where it is nobody */
type AskWho = { staff(request: FastifyRequest, how: { unenrolled: boolean }): Promise<Actor> }

/**
 * Checks every route that is registered from here on against the table. Routes for staff find out who asks before they
 * read anything. Answers that need a sign-in, or give one, are cached by no browser and no proxy.
 * @throws at the registration of a route that the table does not have
 */
export function guardRoutes(app: App, who: AskWho, table: readonly Row[]): void {
  const known = new Map(table.map(([method, address, access]) => [`${method} ${address}`, access]))
  const accessOf = (method: string, url: string): Access | undefined =>
    known.get(`${method} ${url}`) ?? (method === 'HEAD' ? known.get(`GET ${url}`) : undefined)

  app.addHook('onRoute', (route: RouteOptions) => {
    for (const method of [route.method].flat()) {
      const access = accessOf(method, route.url)
      if (!access) throw new Error(`${method} ${route.url} is not in the table of permissions`)
      route.config = { ...route.config, place: placeOf(route.url, access), access: access.to }
      if (access.to !== 'anyone' || access.secret)
        route.onSend = [...(route.onSend === undefined ? [] : [route.onSend].flat()), noStore]
      if (access.to !== 'staff') continue
      const others = route.onRequest === undefined ? [] : [route.onRequest].flat()
      route.onRequest = [askFor(who, access), ...others]
    }
  })
}

/** Done last, so that no route and no error can change it. */
const noStore: onSendHookHandler = (_request, reply, payload, done) => {
  void reply.header('cache-control', 'no-store')
  done(null, payload)
}

const askFor =
  (who: AskWho, access: Extract<Access, { to: 'staff' }>) =>
  async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => {
    const actor = await who.staff(request, { unenrolled: access.unenrolled ?? false })
    // Set before the check: a refusal is recorded with who asked.
    request.actor = actor
    if (!maySee(actor, access)) throw new AppError('forbidden', refusalOf(actor, access))
  }

/** Explains to a program which of its limits it has met. */
function refusalOf(actor: Actor, { serviceCollection }: Extract<Access, { to: 'staff' }>): string {
  if (actor.kind !== 'service') return 'You may not do this.'
  return serviceCollection === null
    ? "Service accounts write content only: no customers' data, approval, upload or administration. A member of staff must do this."
    : `This token is not for the collection ${serviceCollection}.`
}

const maySee = (actor: Actor, { roles, serviceCollection }: Extract<Access, { to: 'staff' }>): boolean =>
  hasRole(actor, roles) ||
  (actor.kind === 'service' && serviceCollection !== null && actor.collections.includes(serviceCollection))
