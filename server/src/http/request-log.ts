import type { App } from '../app.ts'
import type { Config } from '../config/config.ts'

/** One line a request: the route's pattern, never the address, which may hold a number or a name. */
export function logRequests(app: App, { production }: Config): void {
  if (!production) return
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
    done()
  })
}
