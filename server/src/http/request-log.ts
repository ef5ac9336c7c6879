import type { App } from './app.ts'
import { methodOf } from './head-requests.ts'

/** Where log lines go: to the terminal, nowhere, or to somebody who wants all that production would write. */
export type LogTo = boolean | { write(line: string): void }

export const requestIdHeader = 'x-request-id'

/** Sends each request's id, by which its lines in the log are found. Comes before all hooks that may refuse. */
export function sendRequestId(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(requestIdHeader, request.id)
    done()
  })
}

/** One line a request: the route's pattern, never the address, which may hold a number or a name. */
export function logRequests(app: App): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({
      method: methodOf(request),
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
    done()
  })
}
