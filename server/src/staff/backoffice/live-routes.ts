import { kycOfficers } from '#contract/roles.ts'
import type { FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { liveCodes, type StaffNews } from '#contract/backoffice/live.ts'
import type { Collection } from '#contract/collection.ts'
import { storedNamed } from '#database/registry.ts'
import type { App } from '../../http/app.ts'
import { errors, noBody } from '../../http/answers.ts'
import type { Config } from '../../config/settings.ts'
import { AppError } from '../../http/app-error.ts'
import { Heartbeats } from '../../http/heartbeats.ts'
import { hasRole, type Actor } from '../../changes/actor.ts'
import { requireActor } from '../../http/request-actor.ts'
import { backofficeOrigin, type Authenticator } from '../authenticate.ts'
import type { StaffEvents, ChangedItem } from '../../changes/staff-events.ts'

/** Whether somebody may read the items of a collection. */
type MayRead = (actor: Actor, definition: Collection) => boolean

/** How long a socket lives at most before its holder must ask anew. */
const lifeMs = 5 * 60_000

/**
 * `/backoffice/live`: tells staff which items were touched, if they may read them, so that their lists are up to date.
 * The cookie says who they are; pages of other sites are refused by their Origin. A socket ends with its session, or
 * when its holder's roles change. Every instance hears of both, and checks them before it sends anything.
 */
export function staffLiveRoute(
  app: App,
  config: Config,
  {
    staffEvents,
    authenticator,
    mayRead,
  }: { staffEvents: StaffEvents; authenticator: Authenticator; mayRead: MayRead },
): void {
  const open = new Set<WebSocket>()
  const heartbeats = new Heartbeats()
  // A laptop that sleeps does not answer, and is cut off with the connections (end-connections.ts).
  app.addHook('preClose', async () => {
    heartbeats.stop()
    for (const socket of open) socket.close(1001)
  })
  app.route({
    method: 'GET',
    url: '/backoffice/live',
    websocket: true,
    schema: { hide: true, response: { 101: noBody, ...errors(426, 429) } },
    async preHandler({ ws, headers, host }, reply) {
      if (!ws) {
        reply.header('upgrade', 'websocket')
        throw new AppError('upgrade_required', 'This address is a WebSocket.')
      }
      reply.header('connection', 'close')
      const same = headers.origin === `http://${host}` && config.demonstration
      if (headers.origin !== backofficeOrigin(config) && !same)
        throw new AppError('forbidden', 'Not from the back-office.')
    },
    handler(socket, request) {
      const actor = requireActor(request)
      open.add(socket)
      heartbeats.add(socket)
      let life: NodeJS.Timeout | undefined
      /** Ends the socket where its holder is no longer who began it. */
      const lookAgain = async () => {
        const endsInMs = await stillIn(authenticator, request, actor).catch(() => 0)
        if (endsInMs === 0) return socket.close(liveCodes.ended)
        clearTimeout(life)
        if (socket.readyState === socket.OPEN)
          life = setTimeout(() => socket.close(liveCodes.comeAgain), Math.min(lifeMs, endsInMs)).unref()
      }
      const tell = async (touched: readonly ChangedItem[] | null) => {
        if (socket.readyState !== socket.OPEN) return
        if (!touched || touched.some(({ collection, id }) => collection === 'staff' && id === actor.id))
          await lookAgain()
        const changed = touched && touched.filter((one) => mayHear(mayRead, actor, one))
        if (changed?.length !== 0 && socket.readyState === socket.OPEN)
          socket.send(JSON.stringify({ changed } satisfies StaffNews))
      }
      // One after the other: nothing is sent while it is checked whether the session has ended.
      let turn = Promise.resolve()
      const stop = staffEvents.on((touched) => {
        turn = turn.then(() => tell(touched))
      })
      // The session may have ended after the sign-in check and before this listener was added.
      turn = turn.then(lookAgain)
      socket.on('message', () => socket.close(1008))
      socket.on('close', () => {
        stop()
        clearTimeout(life)
        open.delete(socket)
      })
    },
  })
}

/** Milliseconds until the session ends by itself; 0 where it has ended, or its holder may now do other things. */
async function stillIn(authenticator: Authenticator, request: FastifyRequest, actor: Actor): Promise<number> {
  const here = await authenticator.findSession(request)
  if (!here || actor.kind !== 'staff') return 0
  const { endsInMs, user } = here.found
  return user.secondFactor !== 'needed' && String(user.roles) === String(actor.roles) ? endsInMs : 0
}

/** Whether somebody may hear that this was touched: only if they may read it. */
function mayHear(mayRead: MayRead, actor: Actor, { collection }: ChangedItem): boolean {
  const stored = storedNamed(collection)
  if (stored) return mayRead(actor, stored.definition)
  return hasRole(actor, collection.startsWith('kyc') ? kycOfficers : ['administrator'])
}
