import { connect, createServer, type Socket } from 'node:net'

export type SlowLine = {
  url: string
  /** bytes carried towards the server so far, with all headers */
  carried: () => number
  cuts: () => number
  stop: () => Promise<void>
}

const stepMs = 20

/**
 * A line of one speed for all its connections, which breaks at each of these counts of carried bytes: what was carried
 * by then arrives, the rest does not.
 */
export async function openSlowLine(
  target: string,
  bytesASecond: number,
  breaks: readonly number[],
): Promise<SlowLine> {
  const { hostname, port } = new URL(target)
  const left = [...breaks]
  let carried = 0
  let cuts = 0
  const pairs = new Set<{ near: Socket; far: Socket }>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    const pair = { near, far }
    pairs.add(pair)
    const over = () => {
      pairs.delete(pair)
      near.destroy()
      far.destroySoon()
    }
    near.on('error', over).on('close', over)
    far.on('error', over).on('close', over)
    far.pipe(near)
    near.pause()
    near.on('readable', () => {})
  })
  const timer = setInterval(() => {
    let room = Math.round((bytesASecond * stepMs) / 1000)
    for (const pair of pairs) {
      const ready = Math.min(room, pair.near.readableLength)
      if (ready <= 0) continue
      const part = pair.near.read(ready) as Buffer | null // sockets give buffers
      if (!part) continue
      room -= part.length
      carried += part.length
      pair.far.write(part)
      const next = left[0]
      if (next === undefined || carried < next) continue
      left.shift()
      cuts++
      pairs.delete(pair)
      pair.far.end()
      pair.near.resetAndDestroy()
    }
  }, stepMs)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    carried: () => carried,
    cuts: () => cuts,
    stop() {
      clearInterval(timer)
      for (const { near, far } of pairs) {
        near.destroy()
        far.destroy()
      }
      return new Promise((done) => void server.close(() => done()))
    },
  }
}
