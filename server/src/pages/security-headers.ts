import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify from 'fastify'
import type { App } from '../app.ts'
import type { Config } from '../config/config.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

/** What Helmet makes of the options, for every answer alike. */
async function headersOf(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const once = Fastify()
  await once.register(helmet, options)
  once.get('/', async () => '')
  const { headers } = await once.inject('/')
  await once.close()
  const own = new Set(['content-type', 'content-length', 'date', 'connection'])
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (own.has(name) ? [] : [[name, String(value)]])),
  )
}

/**
 * Puts Helmet's headers on every answer. They are made once, here, since they are the same for all: made anew at
 * each request they cost more than everything else about a kept answer.
 */
export async function securityHeaders(app: App, config: Config): Promise<void> {
  const kept = await headersOf(contentSecurityPolicy(config))
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(kept)
    done()
  })
}

/** The policy that lets a page load the services that count visits; null where none is set. */
export async function measuredPolicy(config: Config): Promise<string | null> {
  if (!config.measurement) return null
  const headers = await headersOf(contentSecurityPolicy(config, config.measurement))
  return headers['content-security-policy'] ?? null
}
