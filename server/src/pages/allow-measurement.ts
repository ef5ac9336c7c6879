import type { RouteOptions } from 'fastify'
import { mayMeasure } from '#contract/measurement.ts'
import type { App } from '../http/app.ts'
import type { Config } from '../config/settings.ts'
import { lowDataOf } from './page-request.ts'
import { measuredPolicy } from '../http/security-headers.ts'

/**
 * Pages that may load the services that count visits get a policy that names them; every other answer keeps its own.
 * Which pages these are is decided once, by the routes as they are registered from here on.
 */
export async function allowMeasurement(pages: App, config: Config): Promise<void> {
  const policy = await measuredPolicy(config)
  if (policy === null) return
  pages.addHook('onRoute', (route: RouteOptions) => {
    if (!mayMeasure(route.url)) return
    const others = route.onRequest === undefined ? [] : [route.onRequest].flat()
    route.onRequest = [
      ...others,
      (request, reply, done) => {
        if (!lowDataOf(request)) reply.header('content-security-policy', policy)
        done()
      },
    ]
  })
}
