import helmet from '@fastify/helmet'
import Fastify from 'fastify'
import type { App } from '../app.ts'
import type { Config } from '../config/config.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

/**
 * Puts Helmet's headers on every answer. They are made once, here, since they are the same for all: made anew at
 * each request they cost more than everything else about a kept answer.
 */
export async function securityHeaders(app: App, config: Config): Promise<void> {
  const once = Fastify()
  await once.register(helmet, contentSecurityPolicy(config))
  once.get('/', async () => '')
  const { headers } = await once.inject('/')
  await once.close()
  const own = new Set(['content-type', 'content-length', 'date', 'connection'])
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)))
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(kept)
    done()
  })
}
