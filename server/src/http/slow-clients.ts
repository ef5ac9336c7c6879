import { Socket } from 'node:net'
import type { App } from './app.ts'

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
  /** for a response in parts, which Fastify counts as the handler's time: 12 MB at 600 bytes a second */
  downloadMs: 6 * 3_600_000,
} as const

/**
 * The limit for headers that do not come, and for connections on which nothing is sent. By default Node checks only
 * every half minute, and so would close them after up to a minute.
 */
export const headerLimits = ({ wholeMs, lookMs }: { wholeMs: number; lookMs: number } = slowLimits) => ({
  headersTimeout: wholeMs,
  connectionsCheckingInterval: lookMs,
})

/**
 * Closes connections whose request body stops coming. Node has one time limit for all requests, which is too short for
 * an upload over a slow line.
 */
export function cutSlow(
  app: App,
  { wholeMs, idleMs }: { wholeMs: number; idleMs: number } = slowLimits,
): void {
  app.addHook('onRequest', (request, _, done) => {
    const { raw } = request
    // A request of a test has no connection.
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
