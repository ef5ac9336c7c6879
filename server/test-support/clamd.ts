import { createServer, type Socket } from 'node:net'

export type Clamd = {
  /** as CLAMD_URL takes it */
  address: string
  stop: () => Promise<void>
}

/**
 * A clamd that takes INSTREAM as the real one does, and answers what it is told to.
 * @param answer null hangs up
 * @param at a port, 0 for a free one, or a socket's path
 */
export async function startClamd(
  answer: (content: Buffer) => string | null,
  at: number | string = 0,
): Promise<Clamd> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let come = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (part: Buffer) => {
      come = Buffer.concat([come, part])
      const content = readStream(come)
      if (!content) return
      const said = answer(content)
      if (said === null) socket.destroy()
      else socket.end(said)
    })
  })
  await new Promise<void>((done) =>
    typeof at === 'string' ? server.listen(at, done) : server.listen(at, '127.0.0.1', done),
  )
  const address = server.address()
  return {
    address:
      address && typeof address === 'object'
        ? `tcp://127.0.0.1:${address.port}`
        : `unix://${String(address)}`,
    stop: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((done) => {
        server.close(() => done())
      })
    },
  }
}

const command = 'zINSTREAM\0'

/** The content of a whole INSTREAM, or null while it is not whole. @throws where it is another command */
function readStream(come: Buffer): Buffer | null {
  if (come.length < command.length) return null
  if (come.subarray(0, command.length).toString() !== command) throw new Error('clamd was asked another way')
  const parts: Buffer[] = []
  for (let at = command.length; at + 4 <= come.length;) {
    const length = come.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(come.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}
