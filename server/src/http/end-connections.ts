import type { Socket } from 'node:net'
import type { App } from './app.ts'

/** How long requests on their way, and WebSockets that do not answer the close, may still take. */
const patienceMs = 1000

/**
 * While the service closes, each connection is ended after its last answer. Node ends only connections that are idle at
 * that moment. A connection that a browser opened and never used, or a request that never arrives in full, does not
 * count as idle; either could keep the process running for as long as the client likes.
 */
export function endConnections(app: App): void {
  const { server } = app
  /** requests in hand, by connection; one that became a WebSocket has none */
  const inHand = new Map<Socket, number>()
  const count = (socket: Socket, more: 1 | -1) => {
    const now = inHand.get(socket)
    if (now !== undefined) inHand.set(socket, now + more)
  }
  const watch = (socket: Socket) => {
    if (inHand.has(socket)) return
    inHand.set(socket, 0)
    socket.once('close', () => inHand.delete(socket))
  }
  server.on('connection', watch)
  // At localhost's other address Fastify listens with a server of its own, whose WebSockets come here alone.
  server.on('upgrade', ({ socket }) => watch(socket))
  server.on('request', ({ socket }, response) => {
    count(socket, 1)
    response.once('close', () => count(socket, -1))
  })
  app.addHook('preClose', async () => {
    if (!server.listening) return
    const since = Date.now()
    const end = () => {
      server.closeIdleConnections()
      if (Date.now() - since < patienceMs) return
      for (const [socket, requests] of inHand) if (requests === 0) socket.destroy()
    }
    const timer = setInterval(end, 50)
    server.once('close', () => clearInterval(timer))
  })
}
