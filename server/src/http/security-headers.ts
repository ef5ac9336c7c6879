import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify from 'fastify'
import type { App } from './app.ts'
import type { Config } from '../config/settings.ts'
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
 * Helmet's headers, for every answer. They are the same for all, so they are made once: made at each request they cost
 * more than everything else about a cached answer.
 */
export const securityHeaders = (config: Config): Promise<Record<string, string>> =>
  headersOf(contentSecurityPolicy(config))

/** Puts them on every answer. Comes before all hooks that may refuse: a refusal carries them too. */
export function sendSecurityHeaders(app: App, headers: Record<string, string>): void {
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** The policy that lets a page load the services that count visits; null where none is set. */
export async function measuredPolicy(config: Config): Promise<string | null> {
  if (!config.measurement) return null
  const headers = await headersOf(contentSecurityPolicy(config, config.measurement))
  return headers['content-security-policy'] ?? null
}
