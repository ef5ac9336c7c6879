import { connect, type Socket as Wire } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from 'drizzle-orm'
import { blogs } from '#contract/collections/blogs.ts'
import { faqs } from '#contract/collections/faqs.ts'
import { changeSequence } from '#database/tables.ts'
import { openNewsroom, type Newsroom } from '../../../test-support/newsroom.ts'
import { startPostgres, type TestPostgres } from '../../../test-support/postgres.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { listen, openSocket } from '../../../test-support/socket.ts'
import { until } from '../../../test-support/until.ts'

// Two instances on one PostgreSQL, and lines that are slow, dead or cut.

const SECRET = 'the same secret on both of the instances'
let postgres: TestPostgres
let a: Service
let b: Service
let newsroom: Newsroom
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  postgres = await startPostgres()
  a = await startService({ url: postgres.url, env: { SECRET } })
  b = await startService({ url: postgres.url, env: { SECRET } })
  newsroom = await openNewsroom(a)
})
afterAll(async () => {
  vi.useRealTimers()
  await a.stop()
  await b.stop()
  await postgres.stop()
})

const position = async () => String((await a.services.db.select().from(changeSequence))[0]?.seq ?? 0)

/** A browser that opens the socket and then neither reads nor answers. */
async function deafSocket(service: Service, since: string): Promise<Wire> {
  const { port } = new URL(await listen(service))
  const wire = connect(Number(port), 'localhost')
  wire.write(
    `GET /live?since=${since} HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nConnection: Upgrade\r\n` +
      'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  )
  const size = service.services.broadcaster.size
  await until(() => service.services.broadcaster.size > size)
  wire.pause()
  return wire
}

test('what is written on one instance is heard on the other, in order and once', async () => {
  const since = await position()
  const [near, far] = [await openSocket(a, { since }), await openSocket(b, { since })]
  const written: string[] = []
  for (let n = 0; n < 20; n++) written.push((await newsroom.publish(faqs)).id)
  for (const socket of [near, far]) {
    expect((await socket.hears(20)).map(({ item }) => item?.id)).toEqual(written)
    await socket.close()
  }
})

test('an instance that lost its listening connection misses nothing', async () => {
  const socket = await openSocket(b, { since: await position() })
  await a.services.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listener' and datname = current_database()`,
  )
  const written: string[] = []
  for (let n = 0; n < 5; n++) written.push((await newsroom.publish(faqs)).id)
  expect((await socket.hears(5)).map(({ item }) => item?.id)).toEqual(written)
  await socket.close()
})

/** Who left in the test before has left on the service's side too: how many listen is counted below. */
const allLeft = () => until(() => a.services.broadcaster.size === 0)

test('one that reads nothing is let go, and the others hear on', { tags: ['length'] }, async () => {
  await allLeft()
  const since = await position()
  const deaf = await deafSocket(a, since)
  const heard = await openSocket(a, { since })
  const content = { en: `<p>${'word '.repeat(15_000)}</p>`, ny: '' }
  const before = a.services.broadcaster.size
  let count = 0
  while (a.services.broadcaster.size === before) {
    await newsroom.publish(blogs, { ...newsroom.body(blogs), content })
    count += 1
  }
  expect(await heard.hears(count)).toHaveLength(count)
  await heard.close()
  deaf.destroy()
})

test('a dead line is noticed by its silence', async () => {
  await allLeft()
  const dead = await deafSocket(a, await position())
  const alive = await openSocket(a, { since: await position() })
  vi.advanceTimersByTime(30_000)
  // The living one has answered by the time it has heard of these, one after the other.
  for (const count of [1, 2]) {
    await newsroom.publish(faqs)
    await alive.hears(count)
  }
  expect(alive.heartbeats()).toBe(1)
  vi.advanceTimersByTime(30_000)
  await until(() => a.services.broadcaster.size === 1)
  expect(alive.closed()).toBe(null)
  await alive.close()
  dead.destroy()
})

test('a server that stops says that it goes away', async () => {
  // Its own patience runs by the real clock.
  vi.useRealTimers()
  const c = await startService({ url: postgres.url, env: { SECRET } })
  const socket = await openSocket(c, { since: await position() })
  const deaf = await deafSocket(c, await position())
  await c.stop()
  await until(() => socket.closed() !== null)
  expect(socket.closed()).toBe(1001)
  deaf.destroy()
})
