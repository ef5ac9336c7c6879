import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import type { Service } from './service.ts'
import { until } from './until.ts'

export type Heard = {
  seq: number
  event: string
  id?: string
  item?: { id: string } & Record<string, unknown>
}

export type Socket = {
  /** every event so far but heartbeats, in the order it came */
  heard: Heard[]
  /** waits until that many events came */
  hears(count: number): Promise<Heard[]>
  /** how many heartbeats came */
  heartbeats: () => number
  /** the close's code once it is closed, else null */
  closed: () => number | null
  say(words: string): void
  close(): Promise<void>
}

/** Lets the service listen on a free port of this machine. @returns such as `http://localhost:40123` */
export async function listen(service: Service): Promise<string> {
  const address = service.app.server.address()
  if (address && typeof address === 'object') return `http://localhost:${address.port}`
  return (await service.app.listen({ port: 0, host: 'localhost' })).replace('[::1]', 'localhost')
}

/** Opens a socket at `/live` as a page of the site does, and waits until it stands. */
export async function openSocket(
  service: Service,
  query: Record<string, string>,
  origin = 'http://localhost',
): Promise<Socket> {
  const base = (await listen(service)).replace('http', 'ws')
  // Node's own takes headers beside the standard's arguments; the type of the DOM does not know it.
  const options = { headers: { origin } } as unknown as string[]
  const socket = new WebSocket(`${base}/live?${new URLSearchParams(query).toString()}`, options)
  const heard: Heard[] = []
  let heartbeats = 0
  let code: number | null = null
  socket.addEventListener('message', ({ data }) => {
    for (const line of String(data).split('\n')) {
      const message = JSON.parse(line) as Heard // asserted by the tests
      if (message.event === 'heartbeat') heartbeats += 1
      else heard.push(message)
    }
  })
  socket.addEventListener('close', (event) => (code = event.code))
  socket.addEventListener('error', () => {})
  await until(() => socket.readyState !== WebSocket.CONNECTING)
  return {
    heard,
    async hears(count) {
      await until(() => heard.length >= count)
      return heard
    },
    heartbeats: () => heartbeats,
    closed: () => code,
    say: (words) => socket.send(words),
    async close() {
      socket.close()
      await until(() => code !== null)
    },
  }
}

/** Asks for an upgrade and tells what the answer was: 101 where it was granted. */
export async function askUpgrade(
  service: Service,
  path: string,
  headers: Record<string, string> = { origin: 'http://localhost' },
): Promise<{ status: number; body: string }> {
  const url = new URL(path, await listen(service))
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
        ...headers,
      },
    })
    asked.on('upgrade', (_answer, socket) => {
      socket.destroy()
      resolve({ status: 101, body: '' })
    })
    asked.on('response', (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}
