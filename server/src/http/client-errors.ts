import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import type { App } from './app.ts'

/** The last response on each connection. */
const lastResponses = new WeakMap<Socket, ServerResponse<IncomingMessage>>()

/** Records responses, so that a client error does not write into one. */
export function trackResponses(app: App): void {
  app.server.on('request', ({ socket }, response) => void lastResponses.set(socket, response))
}

/** Connections that were sent the page for a request that cannot be read. */
const refusedSockets = new WeakSet<Socket>()

/** Milliseconds in which the rest of a refused request is read and dropped: closing at once could discard the page. */
const lingerMs = 1000

const statuses: Partial<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/**
 * Responds to requests that Node refuses before Fastify receives them, and closes their connection.
 * @param page renders the body
 */
export const clientErrorHandler =
  (headers: Readonly<Record<string, string>>, page: () => string) =>
  (error: ConnectionError, socket: Socket): void => {
    // The parser reports each further packet of the same request.
    if (refusedSockets.has(socket)) return
    if (!socket.writable || isResponding(socket)) {
      socket.destroy(error)
      return
    }
    refusedSockets.add(socket)
    const status = statuses[error.code] ?? 400
    const body = page()
    const lines = Object.entries({
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    setTimeout(() => socket.destroy(), lingerMs).unref()
  }

/** True while a response is being sent, and until its request has come in full. */
function isResponding(socket: Socket): boolean {
  const response = lastResponses.get(socket)
  return response?.headersSent === true && !(response.writableFinished && response.req.complete)
}
