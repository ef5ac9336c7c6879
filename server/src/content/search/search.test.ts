// @module-tag databases

import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faqs } from '#contract/collections/faqs.ts'
import { leads } from '#contract/collections/leads.ts'
import { notices } from '#contract/collections/notices.ts'
import { promotions } from '#contract/collections/promotions.ts'
import { synonyms } from '#contract/collections/synonyms.ts'
import type { Site } from '#contract/site.ts'
import { databases, startOn } from '../../../test-support/databases.ts'
import { openNewsroom, type Newsroom } from '../../../test-support/newsroom.ts'
import { startPostgres, type TestPostgres } from '../../../test-support/postgres.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { stubSite } from '../../../test-support/stub-site.ts'
import { until } from '../../../test-support/until.ts'
import type { StreamListener } from '../../changes/event-stream.ts'
import { openSearch, type Search } from './search.ts'

let askers = 0
/** Each question from an address of its own, so that the limit a minute does not stand before the search. */
async function ask(service: Service, q: string, more = '') {
  askers += 1
  const remoteAddress = `10.${askers >> 16}.${(askers >> 8) & 255}.${askers & 255}`
  const url = `/api/search?q=${encodeURIComponent(q)}${more}`
  const response = await service.app.inject({ url, remoteAddress })
  return {
    status: response.statusCode,
    text: response.body,
    headers: response.headers,
    body: response.json(),
  }
}
const titles = async (service: Service, q: string): Promise<string[]> =>
  (await ask(service, q)).body.groups.flatMap(({ hits }: { hits: { title: string }[] }) =>
    hits.map(({ title }) => title),
  )
const text = (en: string) => ({ en, ny: `${en} ny` })

describe.each(databases)('on %s', (database) => {
  let service: Service
  let newsroom: Newsroom
  beforeAll(async () => {
    service = await startOn(database)
    newsroom = await openNewsroom(service)
  })
  afterAll(() => service.stop())

  test('what goes live is found by the very next question; what is changed or taken down as well', async () => {
    expect(await titles(service, 'Home of the stub')).toEqual(['Home of the stub'])
    const body = { ...newsroom.body(faqs), question: text('Giraffes welcome') }
    const item = await newsroom.publish(faqs, body)
    expect(await titles(service, 'girafes')).toEqual(['Giraffes welcome'])
    const as = newsroom.writer(faqs)
    const headers = { 'if-match': `"v${item.version}"` }
    const changed = { ...body, question: text('Elephants welcome') }
    expect((await service.ask('PUT', `/api/faqs/${item.id}`, { as, headers, body: changed })).status).toBe(
      200,
    )
    expect(await titles(service, 'giraffes')).toEqual([])
    expect(await titles(service, 'elephants')).toEqual(['Elephants welcome'])
    expect((await service.ask('DELETE', `/api/faqs/${item.id}`, { as })).status).toBe(204)
    expect(await titles(service, 'elephants')).toEqual([])
  })

  test('a new synonym counts at the very next question, and one that is taken back no more', async () => {
    await newsroom.publish(faqs, { ...newsroom.body(faqs), question: text('Crocodile crossing') })
    expect(await titles(service, 'saurian')).toEqual([])
    const item = await newsroom.publish(synonyms, { word: 'saurian', same: ['crocodile crossing'] })
    expect(await titles(service, 'saurian')).toEqual(['Crocodile crossing'])
    const as = newsroom.writer(synonyms)
    expect((await service.ask('DELETE', `/api/synonyms/${item.id}`, { as })).status).toBe(204)
    expect(await titles(service, 'saurian')).toEqual([])
  })

  test('a draft is not found before it is approved, nor what only staff see', async () => {
    const body = { ...newsroom.body(notices), title: text('Hippopotamus crossing') }
    const item = await newsroom.write(notices, body)
    expect(await titles(service, 'hippopotamus')).toEqual([])
    await newsroom.approve(notices, item)
    expect(await titles(service, 'hippopotamus')).toEqual(['Hippopotamus crossing'])
    const lead = newsroom.body(leads)
    await service.ask('POST', '/api/leads', { as: newsroom.token('administrator'), body: lead })
    const written = Object.values(lead).filter((value) => typeof value === 'string' && value.length > 3)
    expect(written.length).toBeGreaterThan(0)
    for (const value of written) expect(await titles(service, String(value))).toEqual([])
  })

  test('items appear and disappear with their window, without an event from a worker', async () => {
    const now = Date.now()
    const soon = new Date(now + 2_000).toISOString()
    const [past, future] = ['2020-01-01T00:00:00Z', '2080-01-01T00:00:00Z']
    for (const [title, starts_at, ends_at] of [
      ['Zebra week begins', soon, future],
      ['Zebra week ends', past, soon],
      ['Zebra week stays', past, future],
      ['Zebra week comes', future, '2081-01-01T00:00:00Z'],
    ] as const)
      await newsroom.publish(promotions, {
        ...newsroom.body(promotions),
        title: text(title),
        starts_at,
        ends_at,
      })
    const found = async () => (await titles(service, 'zebra')).toSorted()
    // The index holds them from here on, before the first of them begins.
    const early = await found()
    expect(early.includes('Zebra week begins') && Date.now() < now + 2_000).toBe(false)
    await until(async () => {
      const shown = await found()
      expect(shown).toContain('Zebra week stays')
      return shown.includes('Zebra week begins') && !shown.includes('Zebra week ends')
    })
    expect(Date.now()).toBeGreaterThanOrEqual(now + 2_000)
    expect(await found()).toEqual(['Zebra week begins', 'Zebra week stays'])
    // The public feed and the search agree.
    expect((await service.ask('GET', '/api/promotions?limit=100')).text).not.toContain('Zebra week ends')
  })

  test('a question is answered in the language asked for, and refused where it is none', async () => {
    await newsroom.publish(faqs, { ...newsroom.body(faqs), question: { en: 'Crocodile', ny: 'Ng’ona' } })
    expect((await ask(service, 'ngona', '&lang=ny')).text).toContain('"title":"Ng’ona"')
    const refused = [
      '/api/search',
      '/api/search?q=',
      '/api/search?q=a&q=b',
      '/api/search?q=a&limit=0',
      '/api/search?q=a&limit=51',
      '/api/search?q=a&lang=fr',
      '/api/search?q=a&more=1',
      `/api/search?q=${'a'.repeat(201)}`,
      '/api/search?q=%00',
    ]
    for (const url of refused) {
      const { status, body } = await service.ask('GET', url)
      expect([url, status]).toEqual([url, 400])
      expect(Object.keys(body)).toEqual(expect.arrayContaining(['error', 'message', 'code']))
    }
    expect((await ask(service, 'crocodile')).headers['cache-control']).toBe('no-store')
  })
})

test('who asks while the index is still made is answered at once with what has been read, and is told so', async () => {
  const gate = Promise.withResolvers<void>()
  const built = await stubSite.site()
  const slow: Site = {
    ...built,
    search: {
      ...built.search,
      async items(feeds) {
        await gate.promise
        return built.search.items(feeds)
      },
    },
  }
  const service = await startService({ site: { ...stubSite, site: () => slow }, searchWaitMs: 1 })
  try {
    const newsroom = await openNewsroom(service)
    await newsroom.publish(faqs, { ...newsroom.body(faqs), question: text('Giraffes at home') })
    // How much has been read by then is anybody's guess; what is before the gate will have been.
    const first = await ask(service, 'home')
    expect(first.body).toMatchObject({ complete: false })
    await until(async () => (await ask(service, 'home')).body.total === 1)
    const read = await ask(service, 'home')
    expect(read.body).toMatchObject({ complete: false, total: 1, groups: [{ group: 'pages' }] })
    gate.resolve()
    await until(async () => (await ask(service, 'home')).body.complete === true)
    expect((await titles(service, 'home')).toSorted()).toEqual(['Giraffes at home', 'Home of the stub'])
  } finally {
    gate.resolve()
    await service.stop()
  }
})

/** A search of its own beside the service's, which hears only what the test tells it. */
function searchBeside(service: Service, needs: Partial<Parameters<typeof openSearch>[0]> = {}) {
  const listeners: StreamListener[] = []
  const stream = {
    on: (listener: StreamListener) => void listeners.push(listener),
    position: () => 0,
    close: async () => {},
  }
  const search = openSearch({ db: service.services.db, stream, site: () => stubSite.site(), ...needs })
  return { search, forget: () => listeners.forEach((listener) => listener.forgotten?.()) }
}
const titlesIn = async (search: Search, asked: string) =>
  (await search.find({ text: asked, most: 50 }, 'en')).groups
    .flatMap(({ hits }) => hits.map(({ title }) => title))
    .toSorted()

test(
  'an index whose words a thread reads finds what the other finds, and is made anew as well',
  { tags: ['length'] },
  async () => {
    const service = await startService()
    const beside = searchBeside(service, { manyItems: 1 })
    const here = searchBeside(service)
    try {
      const newsroom = await openNewsroom(service)
      for (const animal of ['Giraffe', 'Zebra', 'Ng’ona', 'Antelope'])
        await newsroom.publish(faqs, { ...newsroom.body(faqs), question: text(`${animal} at home`) })
      await Promise.all([beside.search.warm(), here.search.warm()])
      for (const asked of ['girafe', 'ngona', 'home', 'antelopes', 'ny', 'nothing'])
        expect(await titlesIn(beside.search, asked)).toEqual(await titlesIn(here.search, asked))
      expect(await titlesIn(beside.search, 'zebra')).toEqual(['Zebra at home'])
      await newsroom.publish(faqs, { ...newsroom.body(faqs), question: text('Lion at home') })
      beside.forget()
      await beside.search.warm()
      expect(await titlesIn(beside.search, 'lion')).toEqual(['Lion at home'])
    } finally {
      await Promise.all([beside.search.close(), here.search.close()])
      await service.stop()
    }
  },
)

test(
  'an index that is to be made anew keeps nobody waiting, is made once at a time, and holds nothing twice',
  { tags: ['length'] },
  async () => {
    const gates = Array.from({ length: 3 }, () => Promise.withResolvers<void>())
    const built = await stubSite.site()
    let made = 0
    const slow: Site = {
      ...built,
      search: {
        ...built.search,
        async items(feeds) {
          await gates[made++]?.promise
          return built.search.items(feeds)
        },
      },
    }
    const service = await startService()
    const { search, forget } = searchBeside(service, { site: () => slow, mostWaitMs: 1, manyItems: 1 })
    const isComplete = async () => (await search.find({ text: 'home', most: 5 }, 'en')).complete
    try {
      const newsroom = await openNewsroom(service)
      await newsroom.publish(faqs, { ...newsroom.body(faqs), question: text('Giraffes at home') })
      gates[0]?.resolve()
      await until(isComplete)
      forget()
      await until(async () => !(await isComplete()) && made === 2)
      // Once more while it is made: what is being made is not the whole, and the next waits for it.
      forget()
      for (let asked = 0; asked < 50; asked++) expect([await isComplete(), made]).toEqual([false, 2])
      gates[1]?.resolve()
      await until(async () => !(await isComplete()) && made === 3)
      expect(await isComplete()).toBe(false)
      gates[2]?.resolve()
      await until(isComplete)
      expect(await titlesIn(search, 'home')).toEqual(['Giraffes at home', 'Home of the stub'])
    } finally {
      for (const gate of gates) gate.resolve()
      await search.close()
      await service.stop()
    }
  },
)

test('an index is not made anew while a change is still read into it', { tags: ['length'] }, async () => {
  const gate = Promise.withResolvers<void>()
  const built = await stubSite.site()
  let asked = 0
  const slow: Site = {
    ...built,
    search: {
      ...built.search,
      async items(feeds) {
        asked += 1
        if (asked === 2) await gate.promise
        return built.search.items(feeds)
      },
    },
  }
  const service = await startService()
  const { search, forget } = searchBeside(service, { site: () => slow, mostWaitMs: 1, manyItems: 1 })
  try {
    const newsroom = await openNewsroom(service)
    const body = { ...newsroom.body(faqs), question: text('Giraffes at home') }
    await newsroom.publish(faqs, body)
    await search.warm()
    const { id } = await newsroom.publish(faqs, { ...body, question: text('Zebras at home') })
    search.moved([{ seq: 1, collection: 'faqs', item_id: id, kind: 'created', revision_id: null }])
    await until(async () => asked === 2)
    forget()
    for (let time = 0; time < 50; time++) {
      expect((await search.find({ text: 'home', most: 5 }, 'en')).complete).toBe(false)
      expect(asked).toBe(2)
    }
    gate.resolve()
    await search.warm()
    expect(asked).toBe(3)
    expect(await titlesIn(search, 'home')).toEqual(['Giraffes at home', 'Home of the stub', 'Zebras at home'])
  } finally {
    gate.resolve()
    await search.close()
    await service.stop()
  }
})

/** Sends random questions. Each response is 200 or 400, and both occur. */
async function expectNoServerError(service: Service, numRuns: number): Promise<void> {
  const newsroom = await openNewsroom(service)
  for (let i = 0; i < 20; i++) await newsroom.publish(faqs)
  const question = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 220 }),
    fc.stringMatching(/^[.*+?^${}()|[\]\\/%_'"a-c ]{0,40}$/),
    fc.constantFrom('\0', 'question 1', "'; drop table faqs; --", '<script>', 'a'.repeat(5000), '__proto__'),
  )
  const statuses = new Set<number>()
  await fc.assert(
    fc.asyncProperty(question, async (q) => {
      const { status } = await ask(service, q.toWellFormed())
      statuses.add(status)
      expect(status).toBeLessThan(500)
    }),
    { numRuns },
  )
  expect(statuses).toEqual(new Set([200, 400]))
}

test('100 random questions cause no 5xx, and one address is rate limited', async () => {
  const service = await startService()
  await expectNoServerError(service, 100)
  let last = 200
  for (let i = 0; i < 700 && last === 200; i++)
    last = (await service.ask('GET', '/api/search?q=question')).status
  expect(last).toBe(429)
  await service.stop()
})

test('10,000 random questions cause no 5xx', { tags: ['length'], timeout: 120_000 }, async () => {
  const service = await startService()
  await expectNoServerError(service, 10_000)
  await service.stop()
})

describe('two instances on one PostgreSQL', () => {
  let postgres: TestPostgres
  let [a, b]: Service[] = []
  beforeAll(async () => {
    postgres = await startPostgres()
    const options = { url: postgres.url, env: { SECRET: 'the same secret on both of the instances' } }
    a = await startService(options)
    b = await startService(options)
  })
  afterAll(async () => {
    await a?.stop()
    await b?.stop()
    await postgres.stop()
  })

  test('what goes live on one is found on the other, also when it could not listen for a while', async () => {
    if (!a || !b) throw new Error('not started')
    const newsroom = await openNewsroom(a)
    const publish = (en: string) => newsroom.publish(faqs, { ...newsroom.body(faqs), question: text(en) })
    const other = b
    await titles(other, 'anything at all')
    await publish('Antelope')
    await until(async () => (await titles(other, 'antelope')).length === 1)
    await a.services.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listener' and datname = current_database()`,
    )
    await publish('Buffalo')
    await until(async () => (await titles(other, 'buffalo')).length === 1)
    await publish('Cheetah')
    await until(async () => (await titles(other, 'cheetah')).length === 1)
    expect(await titles(a, 'buffalo')).toEqual(['Buffalo'])
  })
})
