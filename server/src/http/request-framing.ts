import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { App } from './app.ts'
import { AppError } from './app-error.ts'

/**
 * Refuses requests that a proxy in front may read differently from Node, and closes their connection: with more than one
 * `Host` header, of which Node uses the first, or with a transfer coding other than `chunked` (RFC 9112, 3.2 and 6.1).
 */
export function refuseAmbiguousFraming(app: App): void {
  // Where such a request ends is uncertain, so whatever follows on its connection is refused as well.
  const refused = new WeakSet<Socket>()
  // Node's parser reports some of them as well, after the request: without this, one request has two responses.
  app.server.prependListener('clientError', (_error: Error, socket: Socket) => {
    if (refused.has(socket)) socket.end()
  })
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    if (!refused.has(raw.socket) && !isAmbiguous(raw)) return done()
    refused.add(raw.socket)
    void reply.header('connection', 'close')
    done(new AppError('malformed', 'The request could not be understood.'))
  })
}

function isAmbiguous({ headers, rawHeaders }: IncomingMessage): boolean {
  const coding = headers['transfer-encoding']
  if (coding !== undefined && coding.trim().toLowerCase() !== 'chunked') return true
  // Names and values alternate.
  return rawHeaders.filter((text, n) => n % 2 === 0 && text.toLowerCase() === 'host').length > 1
}
