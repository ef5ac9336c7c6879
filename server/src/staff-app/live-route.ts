import type { WebSocket } from 'ws'
import type { StaffNews } from '#contract/backoffice/live.ts'
import { storedNamed } from '#database/registry.ts'
import type { App, Parts } from '../app.ts'
import type { Config } from '../config/config.ts'
import { mayReadDrafts } from '../content/permissions.ts'
import { Failure } from '../failure.ts'
import { hasRole, type Actor } from '../staff/actor.ts'
import { mustActor } from '../staff/ask-who.ts'
import { backofficeOrigin } from '../staff/who.ts'
import type { Touched } from './staff-events.ts'

/** How long a socket lives before its holder must ask anew, and so be somebody still signed in. */
const lifeMs = 5 * 60_000
/** Ours of the 4000s, which are an application's own (RFC 6455, 7.4.2): come again. */
const comeAgain = 4000

/**
 * `/backoffice/live`: tells staff which of what they may read was touched, so that their lists are those of now. It is
 * told by cookie who they are; another site's page is refused by its Origin.
 */
export function staffLiveRoute(
  app: App,
  config: Config,
  { staffEvents, who }: Pick<Parts, 'staffEvents' | 'who'>,
): void {
  const open = new Set<WebSocket>()
  // A laptop that sleeps does not answer, and is cut off with the connections (end-connections.ts).
  app.addHook('preClose', async () => {
    for (const socket of open) socket.close(1001)
  })
  app.route({
    method: 'GET',
    url: '/backoffice/live',
    websocket: true,
    schema: { hide: true },
    async preHandler({ ws, headers, host }, reply) {
      if (!ws) {
        reply.header('upgrade', 'websocket')
        throw new Failure('upgrade_required', 'This address is a WebSocket.')
      }
      reply.header('connection', 'close')
      const same = headers.origin === `http://${host}` && config.demonstration
      if (headers.origin !== backofficeOrigin(config) && !same)
        throw new Failure('forbidden', 'Not from the back-office.')
    },
    handler(socket, request) {
      const actor = mustActor(request)
      open.add(socket)
      // Signed out, suspended, or of other roles by now: at once, at whichever instance that was done.
      const askAgain = async () => {
        const now = await who.staff(request).catch(() => null)
        const same =
          now?.kind === 'staff' && actor.kind === 'staff' && String(now.roles) === String(actor.roles)
        if (!same) socket.close(now ? comeAgain : 1008)
      }
      const stop = staffEvents.on((touched) => {
        const own =
          !touched || touched.some(({ collection, id }) => collection === 'staff' && id === actor.id)
        if (own) void askAgain()
        const changed = touched && touched.filter((one) => mayHear(actor, one))
        if (changed?.length === 0) return
        socket.send(JSON.stringify({ changed } satisfies StaffNews))
      })
      const life = setTimeout(() => socket.close(comeAgain), lifeMs)
      life.unref()
      socket.on('message', () => socket.close(1008))
      socket.on('close', () => {
        stop()
        clearTimeout(life)
        open.delete(socket)
      })
    },
  })
}

const officers = ['kyc_officer', 'administrator'] as const

/** That something was touched is heard by who may read it. */
function mayHear(actor: Actor, { collection }: Touched): boolean {
  const stored = storedNamed(collection)
  if (stored) return mayReadDrafts(actor, stored.definition)
  return hasRole(actor, collection.startsWith('kyc') ? officers : ['administrator'])
}
