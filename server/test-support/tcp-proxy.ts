import { connect, createServer, type Socket } from 'node:net'

export type TcpProxy = {
  /** the connection string with the proxy's address */
  url: string
  /** how many connections `refuse` has closed */
  readonly refused: number
  /** resets every open connection */
  cut(): void
  /** resets the next connection on which the client sends something */
  cutAtNextByte(): void
  /** closes new connections right after accepting them, until set back; open ones stay */
  refuse(refusing: boolean): void
  /** stops forwarding in both directions and keeps every connection open, as a dead network does */
  freeze(): void
  /** forwards again */
  thaw(): void
  /** discards all bytes of the open connections and keeps them open; new connections forward */
  swallow(): void
  stop(): Promise<void>
}

/** Forwards a loopback port to the server of `target`, and breaks its connections on request. */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const upstream = new URL(target)
  const sockets = new Set<Socket>()
  let isRefusing = false
  let isFrozen = false
  let refused = 0
  let cutsAtNextByte = false
  const forward = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('error', () => {})
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
    from.pipe(to)
    if (isFrozen) from.pause()
  }
  const server = createServer((client) => {
    if (isRefusing) {
      refused += 1
      client.on('error', () => {})
      client.resetAndDestroy()
      return
    }
    const onward = connect(Number(upstream.port), upstream.hostname)
    forward(client, onward)
    forward(onward, client)
    client.on('data', () => {
      if (!cutsAtNextByte) return
      cutsAtNextByte = false
      client.resetAndDestroy()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const url = new URL(target)
  url.port = String(typeof address === 'object' && address ? address.port : 0)
  const cut = () => sockets.forEach((socket) => socket.resetAndDestroy())
  return {
    url: url.href,
    get refused() {
      return refused
    },
    cut,
    cutAtNextByte: () => void (cutsAtNextByte = true),
    refuse: (next) => void (isRefusing = next),
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    swallow() {
      for (const socket of sockets) socket.unpipe().resume()
    },
    async stop() {
      cut()
      await new Promise((done) => server.close(done))
    },
  }
}
