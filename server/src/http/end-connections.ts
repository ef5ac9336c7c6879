import type { Socket } from 'node:net'
import type { App } from '../app.ts'

/** For questions that are on their way, and for WebSockets that were told to close and have not answered. */
const patienceMs = 1000

/**
 * While closing, connections are ended as soon as their last answer is out. Node ends those that are idle at that
 * moment only, and does not count as idle what a browser opened to spare and never used, nor a question that has begun
 * and does not come; either would hold the program up for as long as the other side likes.
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
