import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blogs } from '#contract/collections/blogs.ts'
import { faqs } from '#contract/collections/faqs.ts'
import { notices } from '#contract/collections/notices.ts'
import { storedNamed } from '#database/registry.ts'
import { brokenLinks } from '#database/tables.ts'
import { system } from '../../changes/actor.ts'
import { newestEvent } from '../../changes/event-log.ts'
import { create } from '../verbs/create.ts'
import { openNewsroom, type Newsroom } from '../../../test-support/newsroom.ts'
import { startPostgres, type TestPostgres } from '../../../test-support/postgres.ts'
import { openSocket } from '../../../test-support/socket.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { until } from '../../../test-support/until.ts'

// Two instances on one PostgreSQL, as behind a balancer.

let postgres: TestPostgres
let a: Service
let b: Service
let newsroom: Newsroom
beforeAll(async () => {
  postgres = await startPostgres()
  a = await startService({ url: postgres.url, env: { SECRET: 'the same secret on both of the instances' } })
  b = await startService({ url: postgres.url, env: { SECRET: 'the same secret on both of the instances' } })
  newsroom = await openNewsroom(a)
})
afterAll(async () => {
  await a.stop()
  await b.stop()
  await postgres.stop()
})

/** Ends the connections by which the instances hear of changes. */
const listening = sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listener' and datname = current_database()`

const shows = async (service: Service, address: string, words: string) =>
  (await service.ask('GET', address)).text.includes(words)

test('what is approved on one shows on the other, on the cached list and page', async () => {
  const item = await newsroom.write(notices)
  const ways = ['/api/notices?limit=100', '/list/notices', '/ny/list/notices']
  for (const way of ways) {
    expect(await shows(b, way, item.id)).toBe(false)
    // Kept: asked again it is the same answer.
    expect(await shows(b, way, item.id)).toBe(false)
  }
  await newsroom.approve(notices, item)
  for (const way of ways) {
    expect(await shows(a, way, item.id)).toBe(true)
    await until(() => shows(b, way, item.id))
  }
})

test('who signs in on one is known on the other', async () => {
  const { token } = await a.staff('author')
  const made = await b.ask('POST', '/api/faqs', { as: token, body: newsroom.body(faqs) })
  expect(made.status).toBe(201)
  await until(() => shows(a, '/list/faqs', made.body.id))
})

test('an instance that loses its listening connection serves nothing stale', async () => {
  await newsroom.publish(faqs)
  await until(async () => {
    await b.ask('GET', '/list/faqs')
    return b.cache.freshCount > 0
  })
  await a.services.db.execute(listening)
  await until(() => b.cache.freshCount === 0)
  // While it is not connected, each answer is read anew: the very next one is right.
  const item = await newsroom.publish(faqs)
  expect(await shows(b, '/list/faqs', item.id)).toBe(true)
  expect(await shows(b, '/api/faqs', item.id)).toBe(true)
  // Connected again it keeps answers again, and hears of changes again.
  await until(async () => {
    await b.ask('GET', '/list/faqs')
    return b.cache.freshCount > 0
  })
  const later = await newsroom.publish(faqs)
  await until(() => shows(b, '/list/faqs', later.id))
  await until(() => shows(a, '/list/faqs', later.id))
})

test('after a time without a connection that the log does not reach back to, whoever listens begins anew', async () => {
  const newestNumber = () => newestEvent(b.services.db)
  const socket = await openSocket(b, { since: String(await newestNumber()) })
  const first = await newsroom.publish(faqs)
  expect((await socket.hears(1))[0]?.item?.id).toBe(first.id)
  // As if there had been events meanwhile that the log dropped since: it holds none, and says that there were.
  const drop = sql`update change_sequence set seq = seq + 3`
  await a.services.db.execute(drop)
  await a.services.db.execute(listening)
  expect((await socket.hears(2))[1]).toEqual({ event: 'reset', seq: await newestNumber() })
  // And as if the log still held the last one of them.
  await a.services.db.execute(drop)
  const { id } = await newsroom.publish(faqs)
  const [reset, event] = (await socket.hears(4)).slice(2)
  expect(reset).toEqual({ event: 'reset', seq: (event?.seq ?? 0) - 1 })
  expect(event?.item?.id).toBe(id)
  await socket.close()
})

test('a link that leads nowhere is found though no worker runs beside the site', async () => {
  const content = { en: '<p><a href="/no/such/page">More</a></p>' }
  // Staff are told at the field; what the program itself writes is found afterwards.
  const stored = storedNamed('blogs')
  if (!stored) throw new Error('no blogs')
  const { id } = await a.services.changes(system('a test'), (change) =>
    create(change, stored, { ...newsroom.body(blogs), content }),
  )
  const found = () => b.services.db.select().from(brokenLinks).where(eq(brokenLinks.item_id, id))
  await until(async () => (await found()).length > 0)
  expect(await found()).toMatchObject([{ collection: 'blogs', href: '/no/such/page' }])
})
