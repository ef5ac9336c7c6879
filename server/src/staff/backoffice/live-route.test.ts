import { connect } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { liveCodes, type StaffNews } from '#contract/backoffice/live.ts'
import { faqs } from '#contract/collections/faqs.ts'
import { leads } from '#contract/collections/leads.ts'
import { heartbeatMs, type Heartbeat } from '#contract/live-connection.ts'
import { session } from '#database/tables.ts'
import { openNewsroom, type Newsroom } from '../../../test-support/newsroom.ts'
import { startPostgres } from '../../../test-support/postgres.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { listen } from '../../../test-support/socket.ts'
import { until } from '../../../test-support/until.ts'

let service: Service
let newsroom: Newsroom
let url: string
const SECRET = 'the same secret on both of the instances'
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
  url = await listen(service)
})
afterAll(() => service.stop())

/** A back-office's socket; `null` where the upgrade was refused. */
async function open(token: string | null, origin = url, at = url) {
  const headers = { origin, ...(token && { authorization: `Bearer ${token}` }) }
  const options = { headers } as unknown as string[] // Node's own takes headers, which the DOM's type does not know
  const socket = new WebSocket(`${at.replace('http', 'ws')}/backoffice/live`, options)
  const heard: string[] = []
  let heartbeats = 0
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as StaffNews | Heartbeat
    if ('event' in message) return void (heartbeats += 1)
    const { changed } = message
    heard.push(...(changed ?? []).map(({ collection, id }) => `${collection} ${id}`))
  })
  const opened = await new Promise<boolean>((done) => {
    socket.addEventListener('open', () => done(true))
    socket.addEventListener('error', () => done(false))
  })
  let code: number | null = null
  socket.addEventListener('close', (event) => (code = event.code))
  return opened
    ? { heard, heartbeats: () => heartbeats, closed: () => code, close: () => socket.close() }
    : null
}
type Socket = NonNullable<Awaited<ReturnType<typeof open>>>

test('staff hear which of what they may read was touched, and nothing of customers unless it is their work', async () => {
  const author = await open(newsroom.token('author'))
  const officer = await open(newsroom.token('kyc_officer'))
  const faq = await newsroom.write(faqs)
  const lead = await newsroom.write(leads)
  const last = await newsroom.write(faqs)
  await until(() => author?.heard.includes(`faqs ${last.id}`) ?? false)
  await until(() => officer?.heard.includes(`leads ${lead.id}`) ?? false)
  expect(author?.heard).toContain(`faqs ${faq.id}`)
  expect(author?.heard).not.toContain(`leads ${lead.id}`)
  author?.close()
  officer?.close()
})

test('nobody else is let in: without a session, or from another site’s page', async () => {
  expect(await open(null)).toBeNull()
  expect(await open('made-up')).toBeNull()
  expect(await open(newsroom.token('administrator'), 'https://elsewhere.example')).toBeNull()
})

const must = async (opening: ReturnType<typeof open>): Promise<Socket> => {
  const socket = await opening
  if (!socket) throw new Error('it was not let in')
  return socket
}
type Person = { id: string; token: string }
const post = (at: Service, as: string, path: string, body?: object) =>
  at.ask('POST', `/backoffice/${path}`, { as, ...(body && { body }) })
const sessionsOf = async (at: Service, { token }: Person): Promise<{ id: string; current: boolean }[]> =>
  (await at.ask('GET', '/backoffice/auth/sessions', { as: token })).body

/** What takes a session or a role away. */
const ends: [what: string, end: (at: Service, boss: string, on: Person) => Promise<{ status: number }>][] = [
  ['sign-out', (at, _boss, on) => post(at, on.token, 'auth/sign-out')],
  [
    'a session ended by hand',
    async (at, _boss, on) =>
      at.ask('DELETE', `/backoffice/auth/sessions/${(await sessionsOf(at, on))[0]?.id}`, { as: on.token }),
  ],
  ['sessions ended by an administrator', (at, boss, on) => post(at, boss, `api/users/${on.id}/sessions/end`)],
  ['a suspension', (at, boss, on) => post(at, boss, `api/users/${on.id}/disable`)],
  ['a removal', (at, boss, on) => at.ask('DELETE', `/backoffice/api/users/${on.id}`, { as: boss })],
  ['a lost role', (at, boss, on) => post(at, boss, `api/users/${on.id}/roles`, { roles: ['auditor'] })],
  ['the loss of all roles', (at, boss, on) => post(at, boss, `api/users/${on.id}/roles`, { roles: [] })],
]

test.each(ends)('%s closes the socket at once, and nobody else’s', async (_what, end) => {
  const on = await service.staff(['author', 'auditor'])
  const [socket, other] = [await must(open(on.token)), await must(open(newsroom.token('author')))]
  expect((await end(service, newsroom.token('administrator'), on)).status).toBeLessThan(300)
  const after = await newsroom.write(faqs)
  await until(() => socket.closed() !== null)
  await until(() => other.heard.includes(`faqs ${after.id}`))
  expect(socket.closed()).toBe(liveCodes.ended)
  expect([socket.heard.includes(`faqs ${after.id}`), other.closed()]).toEqual([false, null])
  other.close()
})

test('a session that ends by itself takes its socket along, and one that goes on does not', async () => {
  const [on, stays] = [await service.staff('author'), await service.staff('author')]
  const { db } = service.services
  const [socket, other] = [await must(open(on.token)), await must(open(stays.token))]
  const soon = { expiresAt: sql`now() + interval '300 milliseconds'` }
  await db.update(session).set(soon).where(eq(session.userId, on.id))
  // Nothing is told of its end, only before it that something of theirs was touched.
  await db.execute(sql`select pg_notify('staff', ${`staff ${on.id}`})`)
  await until(() => socket.closed() !== null)
  expect(await open(on.token)).toBeNull()
  expect(other.closed()).toBeNull()
  other.close()
})

test('two instances of one database: what ends at one closes the socket at the other', async () => {
  const postgres = await startPostgres()
  const here = await startService({ url: postgres.url, env: { SECRET } })
  const there = await startService({ url: postgres.url, env: { SECRET } })
  try {
    const at = await listen(there)
    const boss = await here.staff('administrator')
    for (const [, end] of ends) {
      const on = await here.staff(['author', 'auditor'])
      const socket = await must(open(on.token, at, at))
      expect((await end(here, boss.token, on)).status).toBeLessThan(300)
      await until(() => socket.closed() !== null)
      expect(socket.closed()).toBe(liveCodes.ended)
    }
  } finally {
    await there.stop()
    await here.stop()
    await postgres.stop()
  }
})

test('an open socket receives heartbeats', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const own = await startService()
  try {
    const at = await listen(own)
    const socket = await must(open((await own.staff('author')).token, at, at))
    // In steps, so that each ping is answered before the next.
    await until(() => {
      vi.advanceTimersByTime(heartbeatMs / 30)
      return socket.heartbeats() === 2
    })
    expect(socket.closed()).toBeNull()
    socket.close()
  } finally {
    vi.useRealTimers()
    await own.stop()
  }
})

test('a colleague’s laptop that sleeps does not hold up the service’s end', async () => {
  const ending = await startService()
  const { host, port } = new URL(await listen(ending))
  const { token } = await ending.staff('author')
  // It asks for the socket and never says anything again, not even that it closes.
  const asleep = connect({ port: Number(port), host: 'localhost', allowHalfOpen: true })
  const heard = new Promise<string>((done) => asleep.once('data', (data) => done(String(data))))
  asleep.on('error', () => {})
  const key = Buffer.alloc(16).toString('base64')
  asleep.write(
    `GET /backoffice/live HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  )
  expect(await heard).toMatch(/^HTTP\/1\.1 101 /)
  await ending.stop()
  asleep.destroy()
}, 20_000)
