// @module-tag databases

import { lte } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { blogs } from '#contract/collections/blogs.ts'
import { faqs } from '#contract/collections/faqs.ts'
import { notices } from '#contract/collections/notices.ts'
import { collections } from '#contract/registry.ts'
import { events, changeSequence } from '#database/tables.ts'
import { openNewsroom, type Newsroom } from '../../../test-support/newsroom.ts'
import { database, startOn } from '../../../test-support/databases.ts'
import { sampled } from '../../../test-support/sampled.ts'
import { type Service } from '../../../test-support/service.ts'
import { askUpgrade, openSocket, type Heard } from '../../../test-support/socket.ts'
import { until } from '../../../test-support/until.ts'
import { Replay } from './replay.ts'

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  service = await startOn(database, { env: { LIVE_SOCKETS_PER_ADDRESS: '5' } })
  newsroom = await openNewsroom(service)
})
afterAll(() => service.stop())

const position = async () => (await service.services.db.select().from(changeSequence))[0]?.seq ?? 0
const fromNow = async (more: Record<string, string> = {}) =>
  openSocket(service, { since: String(await position()), ...more })
const drop = (definition: { name: string; writers: readonly string[] }, id: string, version: number) =>
  service.ask('DELETE', `/api/${definition.name}/${id}`, {
    as: newsroom.token('administrator'),
    headers: { 'if-match': `"v${version}"` },
  })

for (const [tags, share] of sampled(collections.filter(({ staffOnly }) => !staffOnly))) {
  test.each(share)(
    '$name: what goes live is told with the item as the API shows it',
    { tags },
    async (definition) => {
      const [en, ny] = [await fromNow(), await fromNow({ lang: 'ny' })]
      const { id } = await newsroom.publish(definition)
      for (const [socket, lang] of [
        [en, 'en'],
        [ny, 'ny'],
      ] as const) {
        const [message] = await socket.hears(1)
        expect(message?.event).toBe(`${definition.name}:created`)
        const shown = await service.ask('GET', `/api/${definition.name}/${id}?lang=${lang}`)
        expect(message?.item).toEqual(shown.body)
        await socket.close()
      }
    },
  )
}

test('an update carries the new words, a deletion the id and nothing else', async () => {
  const socket = await fromNow({ of: 'faqs' })
  const item = await newsroom.publish(faqs)
  const body = { ...newsroom.body(faqs), question: { en: 'Is this the new wording?', ny: 'Mawu atsopano?' } }
  const put = await service.ask('PUT', `/api/faqs/${item.id}`, {
    as: newsroom.writer(faqs),
    body,
    headers: { 'if-match': `"v${item.version}"` },
  })
  expect(put.status).toBe(200)
  // Told first: what is gone by then is told as deleted and nothing else.
  const [, updated] = await socket.hears(2)
  expect((await drop(faqs, item.id, put.body.version)).status).toBe(204)
  const [, , deleted] = await socket.hears(3)
  expect(updated).toMatchObject({ event: 'faqs:updated', item: { id: item.id, question: body.question.en } })
  expect(deleted).toEqual({ seq: updated ? updated.seq + 1 : 0, event: 'faqs:deleted', id: item.id })
  await socket.close()
})

test('drafts, what waits for approval and staff collections are not told', async () => {
  const socket = await fromNow()
  await newsroom.write(notices)
  const kept = collections.find(({ staffOnly }) => staffOnly)
  if (!kept) throw new Error('there is no staff collection')
  await newsroom.publish(kept)
  const seen = await newsroom.publish(faqs)
  const heard = await socket.hears(1)
  expect(heard.map(({ item }) => item?.id)).toEqual([seen.id])
  await socket.close()
})

test('what was taken back since does not leave again', async () => {
  const since = String(await position())
  const secret = 'Published by mistake'
  const body = { ...newsroom.body(faqs), question: { en: secret, ny: secret } }
  const item = await newsroom.publish(faqs, body)
  const shown = await service.ask('GET', `/api/faqs/${item.id}`)
  await drop(faqs, item.id, shown.body.version)
  const socket = await openSocket(service, { since })
  const heard = await socket.hears(2)
  expect(heard.map(({ event }) => event)).toEqual(['faqs:deleted', 'faqs:deleted'])
  expect(JSON.stringify(heard)).not.toContain(secret)
  await socket.close()
})

test(
  'over 100 changes on a line that flaps nothing is missed, doubled or out of order',
  { tags: ['length'] },
  async () => {
    let since = await position()
    const heard: Heard[] = []
    const written = (async () => {
      for (let n = 0; n < 100; n++) await newsroom.publish(n % 2 ? faqs : blogs)
    })()
    const start = since
    while (heard.length < 100) {
      const socket = await openSocket(service, { since: String(since) })
      await until(() => socket.heard.length > 0)
      await socket.close()
      heard.push(...socket.heard)
      since = heard.at(-1)?.seq ?? since
    }
    await written
    expect(heard.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, n) => start + n + 1))
  },
)

test('one who was away longer than the log keeps is told to begin anew, and hears what comes then', async () => {
  const before = await position()
  // Heard first: what is gone before it was told is as if it had never been.
  const hearing = await fromNow()
  await newsroom.publish(faqs)
  await newsroom.publish(faqs)
  await hearing.hears(2)
  await hearing.close()
  await service.services.db.delete(events).where(lte(events.seq, before + 1))
  for (const since of [before - 1, before, (await position()) + 1000]) {
    const socket = await openSocket(service, { since: String(since) })
    expect(await socket.hears(1)).toEqual([{ event: 'reset', seq: await position() }])
    const { id } = await newsroom.publish(faqs)
    expect((await socket.hears(2))[1]?.item?.id).toBe(id)
    await socket.close()
  }
  const near = await openSocket(service, { since: String(before + 1) })
  expect((await near.hears(1))[0]?.seq).toBe(before + 2)
  await near.close()
})

test('only pages of this site may listen', async () => {
  const way = `/live?since=${await position()}`
  expect((await askUpgrade(service, way)).status).toBe(101)
  for (const origin of ['https://elsewhere.example', 'null', 'http://localhost.elsewhere.example', 'file://'])
    expect([origin, (await askUpgrade(service, way, { origin })).status]).toEqual([origin, 403])
  expect((await askUpgrade(service, way, {})).status).toBe(403)
})

test('what is malformed is refused before the upgrade', async () => {
  const wrong = ['', '?since=', '?since=-1', '?since=1e3', '?since=1&since=2', '?since=1&lang=fr']
  wrong.push(
    '?since=1&of=leads',
    '?since=1&of=faqs,',
    '?since=1&of=nothing',
    '?since=1&more=1',
    '?since=9'.padEnd(30, '9'),
  )
  for (const query of wrong) {
    const { status, body } = await askUpgrade(service, `/live${query}`)
    expect([query, status]).toEqual([query, 400])
    expect(JSON.parse(body)).toMatchObject({ code: 'malformed' })
  }
  const plain = await service.ask('GET', '/live?since=0')
  expect([plain.status, plain.body.code]).toEqual([426, 'upgrade_required'])
})

test('an address holds so many sockets and no more; one that closes makes room', async () => {
  const open = await Promise.all(Array.from({ length: 5 }, () => fromNow()))
  const way = `/live?since=${await position()}`
  expect((await askUpgrade(service, way)).status).toBe(429)
  await open[0]?.close()
  await until(async () => (await askUpgrade(service, way)).status === 101)
  await Promise.all(open.slice(1).map((socket) => socket.close()))
})

test('whoever talks is cut off', async () => {
  const socket = await fromNow()
  socket.say('hello')
  await until(() => socket.closed() !== null)
  expect(socket.closed()).toBe(1008)
  const loud = await fromNow()
  loud.say('x'.repeat(10_000))
  await until(() => loud.closed() !== null)
})

test('one who is far behind is told to begin anew rather than everything', async () => {
  const db = service.services.db
  const start = await position()
  const [row] = await db.select().from(events).limit(1)
  if (!row) throw new Error('there are no events yet')
  const hearing = await fromNow()
  const many = Array.from({ length: 250 }, (_, n) => ({ ...row, seq: start + n + 1 }))
  await db.insert(events).values(many)
  await db.update(changeSequence).set({ seq: start + 250 })
  await newsroom.publish(faqs)
  // Who joins before the service has heard of them has missed nothing yet.
  await hearing.hears(251)
  await hearing.close()
  for (const since of [0, start]) {
    const socket = await openSocket(service, { since: String(since) })
    expect(await socket.hears(1)).toEqual([{ event: 'reset', seq: await position() }])
    await socket.close()
  }
  const near = await openSocket(service, { since: String(start + 100) })
  const heard = await near.hears(151)
  expect(heard.map(({ seq }) => seq)).toEqual(Array.from({ length: 151 }, (_, n) => start + 101 + n))
  await near.close()
})

test('where nothing has changed, what several listeners missed is read once', async () => {
  const { db } = service.services
  const newest = await position()
  // Its own copy: the service reads for other reasons at any time.
  const counted = Object.assign(Object.create(db) as typeof db, {
    select: vi.fn<typeof db.select>(db.select.bind(db)),
  })
  const replay = new Replay(counted)
  const missed = () => replay.frame({ since: newest - 3, lang: 'en', of: ['faqs', 'blogs'] }, newest)
  const first = await missed()
  expect(first).toContain('"seq"')
  const reads = counted.select.mock.calls.length
  expect(reads).toBeGreaterThan(0)
  expect(await Promise.all([missed(), missed(), missed()])).toEqual([first, first, first])
  expect(counted.select).toHaveBeenCalledTimes(reads)
})

test('a page of another site is refused before its question is read, and more joins than people make too', async () => {
  for (const query of ['?since=0', '?since=nothing', ''])
    for (const origin of ['https://elsewhere.example', 'http://localhost.evil.example', 'null'])
      expect((await askUpgrade(service, `/live${query}`, { origin })).status).toBe(403)
  // Last in this file: after it this machine may not join for a while.
  const all = new Set<number>()
  while (!all.has(429) && all.size < 3) all.add((await askUpgrade(service, '/live?since=nothing')).status)
  expect([...all]).toEqual([400, 429])
})
