import { connect, type Socket } from 'node:net'

/** Of one INSTREAM chunk; clamd's own limit is its StreamMaxLength, of the whole. */
const chunkBytes = 64 * 1024
const patienceMs = 60_000
const mostAnswer = 4096

function open(address: string): Socket {
  const { protocol, hostname, port, pathname } = new URL(address)
  return protocol === 'unix:'
    ? connect(decodeURIComponent(pathname))
    : connect(Number(port || 3310), hostname.replace(/^\[|\]$/g, ''))
}

/**
 * Asks clamd about a file, by its protocol's INSTREAM (clamd(8)): chunks after their lengths, ended by one of none.
 * @param address `tcp://host:3310` or `unix:///path`
 * @returns true where it answers exactly `stream: OK`: anything else, and no answer at all, does not let a file through
 * @throws where it cannot be reached
 */
export function scanForViruses(address: string, bytes: Buffer): Promise<boolean> {
  return new Promise((done, fail) => {
    const socket = open(address)
    let answer = ''
    let connected = false
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('clamd does not answer')))
    socket.on('connect', () => {
      connected = true
      socket.write('zINSTREAM\0')
      for (let at = 0; at < bytes.length; at += chunkBytes) {
        const chunk = bytes.subarray(at, at + chunkBytes)
        const length = Buffer.alloc(4)
        length.writeUInt32BE(chunk.length)
        socket.write(length)
        socket.write(chunk)
      }
      socket.write(Buffer.alloc(4))
    })
    socket.on('data', (part: Buffer) => {
      answer += part.toString('latin1')
      if (answer.length > mostAnswer) socket.destroy()
      else if (answer.includes('\0')) socket.end()
    })
    socket.on('error', (error) => {
      if (!connected || answer === '') fail(new Error('clamd cannot be reached', { cause: error }))
    })
    socket.on('close', () => {
      if (connected && answer === '') fail(new Error('clamd gave no answer'))
      else done(answer === 'stream: OK\0')
    })
  })
}
