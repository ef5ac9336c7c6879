import { Socket } from 'node:net'
import type { App } from '../app.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** a body that may take its time, as long as it comes on */
    slowBody?: true
  }
}

export const slowLimits = {
  /** for a request to come whole */
  wholeMs: 30_000,
  /** between two looks for headers that did not come */
  lookMs: 1000,
  /** for an upload's next bytes; looked at that often, so that it may be up to twice as long */
  idleMs: 60_000,
  /** for one request of an upload, however steadily it drips */
  uploadMs: 600_000,
} as const

/**
 * For headers that do not come, or a connection on which nothing is ever said. Node looks for late ones every half
 * minute unless told otherwise, and so would cut them off after a whole one.
 */
export const headerLimits = ({ wholeMs, lookMs }: { wholeMs: number; lookMs: number } = slowLimits) => ({
  headersTimeout: wholeMs,
  connectionsCheckingInterval: lookMs,
})

/**
 * Cuts off whoever holds a connection with a body that does not come: Node has one limit for all requests, which a
 * chunk over a slow line would not keep.
 */
export function cutSlow(
  app: App,
  { wholeMs, idleMs }: { wholeMs: number; idleMs: number } = slowLimits,
): void {
  app.addHook('onRequest', (request, _, done) => {
    const { raw } = request
    // One that came over no connection holds none.
    if (!(raw.socket instanceof Socket)) return done()
    if (raw.headers['transfer-encoding'] === undefined && !(Number(raw.headers['content-length']) > 0))
      return done()
    // Fastify answers it as it does Node's own time-outs: 408, and the connection ends.
    const cut = () => {
      const late = Object.assign(new Error('the request did not come'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      app.server.emit('clientError', late, raw.socket)
    }
    let seen = -1
    const timer = request.routeOptions.config.slowBody
      ? setInterval(() => {
          if (raw.socket.bytesRead === seen) cut()
          seen = raw.socket.bytesRead
        }, idleMs)
      : setTimeout(cut, wholeMs)
    timer.unref()
    const over = () => clearInterval(timer)
    raw.once('end', over).once('close', over)
    done()
  })
}
