import websocket from '@fastify/websocket'
import { z } from 'zod'
import { collections } from '#contract/registry.ts'
import type { App } from '../../http/app.ts'
import type { Config } from '../../config/settings.ts'
import { AppError } from '../../http/app-error.ts'
import { errors, noBody } from '../../http/answers.ts'
import { makeNetworkLimit } from '../../http/network-limit.ts'
import { networkOf } from '../../http/network.ts'
import type { Broadcaster } from './broadcaster.ts'

const followed = new Set(collections.filter(({ staffOnly }) => !staffOnly).map(({ name }) => name))

const subscriptionQuery = z.strictObject({
  since: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .describe('the number of the last event seen, such as the page’s'),
  lang: z.enum(['en', 'ny']).default('en'),
  of: z
    .string()
    .max(500)
    .transform((names) => names.split(','))
    .refine((names) => names.every((name) => followed.has(name)))
    .optional()
    .describe('only these collections, separated by commas'),
})

/** `/live`: sends each change that the public can see (contract, "Live"). Listeners may send nothing. */
export async function liveRoutes(app: App, config: Config, broadcaster: Broadcaster): Promise<void> {
  const perNetwork = new Map<string, number>()
  // After a restart all phones of a mobile network join at once, from one address. This limit is high enough for them.
  const perMinute = Math.max(600, config.socketsPerAddress)
  const joins = makeNetworkLimit({ perMinute, burst: perMinute })
  await app.register(websocket, {
    options: { maxPayload: 64, perMessageDeflate: false },
    preClose: (done) => {
      broadcaster
        .close()
        .catch(() => {})
        .finally(done)
    },
  })
  app.route({
    method: 'GET',
    url: '/live',
    websocket: true,
    schema: {
      tags: ['live'],
      summary: 'What the public sees change, as it changes: a WebSocket',
      querystring: subscriptionQuery,
      response: { 101: noBody, ...errors(426, 429) },
    },
    // Checked first, before any other work.
    async onRequest({ ws, headers, ip }, reply) {
      if (!ws) {
        reply.header('upgrade', 'websocket')
        throw new AppError('upgrade_required', 'This address is a WebSocket.')
      }
      // A refused upgrade closes the connection, so the next try needs a new one.
      reply.header('connection', 'close')
      if (!isOurs(headers.origin, config)) throw new AppError('forbidden', 'Not from this site.')
      joins.take(ip)
      if ((perNetwork.get(networkOf(ip)) ?? 0) >= config.socketsPerAddress)
        throw new AppError('too_often', 'Too many connections from this address.', undefined, 60)
    },
    handler(socket, { query, ip }) {
      const network = networkOf(ip)
      perNetwork.set(network, (perNetwork.get(network) ?? 0) + 1)
      socket.on('close', () => {
        const left = (perNetwork.get(network) ?? 1) - 1
        if (left > 0) perNetwork.set(network, left)
        else perNetwork.delete(network)
      })
      // Listeners may send nothing (1008: policy violation, RFC 6455).
      socket.on('message', () => socket.close(1008))
      const { since, lang, of = null } = query
      broadcaster.join(socket, { since, lang, of: of && [...new Set(of)].toSorted() })
    },
  })
}

/** True for our own pages: a host that we serve, with the scheme that we serve it with. */
function isOurs(origin: string | undefined, { publicUrl, allowedHosts }: Config): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false
  const { protocol, hostname } = new URL(origin)
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return allowedHosts.includes(hostname) && (local || protocol === new URL(publicUrl).protocol)
}
