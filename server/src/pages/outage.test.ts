import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blogs } from '#contract/collections/blogs.ts'
import { documents } from '#contract/collections/documents.ts'
import { exchangeRates } from '#contract/collections/exchange-rates.ts'
import { openNewsroom, pdf } from '../../test-support/newsroom.ts'
import { startPostgres, type TestPostgres } from '../../test-support/postgres.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { stubSite } from '../../test-support/stub-site.ts'
import { startTcpProxy, type TcpProxy } from '../../test-support/tcp-proxy.ts'
import { until } from '../../test-support/until.ts'
import { permissionTable } from '../permission-table.ts'

let postgres: TestPostgres
let proxy: TcpProxy
let service: Service
let shownFile: string
let neverReadFile: string
let withdrawnFile: string
/** of the file that is shown, and of the withdrawn one before and after */
const statusesBefore: number[] = []
const withRates = `/list/${exchangeRates.name}`
beforeAll(async () => {
  postgres = await startPostgres()
  proxy = await startTcpProxy(postgres.url)
  service = await startService({ url: proxy.url })
  const newsroom = await openNewsroom(service)
  await newsroom.publish(blogs)
  const published = async (text: string) => {
    const file = await newsroom.upload(pdf(text), 'application/pdf', text)
    return newsroom.publish(documents, { ...newsroom.body(documents), file: { file } })
  }
  const addressOf = async ({ id }: { id: string }) =>
    (await service.ask('GET', `/api/documents/${id}`)).body.file.url
  shownFile = await addressOf(await published('shown'))
  neverReadFile = await addressOf(await published('unread'))
  const item = await published('withdrawn')
  withdrawnFile = await addressOf(item)
  for (const file of [shownFile, withdrawnFile]) statusesBefore.push((await get(file)).status)
  const as = newsroom.writer(documents)
  await service.ask('POST', `/api/documents/${item.id}/archive`, { as, body: null })
  statusesBefore.push((await get(withdrawnFile)).status)
})
afterAll(async () => {
  await service.stop()
  await proxy.stop()
  await postgres.stop()
})

const get = (url: string, headers: Record<string, string> = {}) => service.ask('GET', url, { headers })
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('while the database is unreachable', () => {
  let before: string
  beforeAll(async () => {
    before = (await get('/list/blogs')).text
    await get(withRates)
    await get(`/ny${withRates}`)
    await get('/list/loans')
    proxy.refuse(true)
    proxy.cut()
    await until(async () => (await get(withRates)).text.includes('as of'))
  })
  afterAll(async () => {
    proxy.refuse(false)
    await until(async () => (await get('/list/faqs')).status === 200)
  })

  test('a cached page is served unchanged', async () => {
    expect(await get('/list/blogs')).toMatchObject({ status: 200, text: before })
  })

  test('a cached page with rates says as of when they are', async () => {
    expect((await get(withRates)).text).toMatch(/^<p>stub, en: as of 2\d{3}-\d\d-\d\dT[\d:.]+Z<\/p>/)
    expect((await get(`/ny${withRates}`)).text).toMatch(/^<p>stub, ny: as of/)
    expect((await get('/list/loans')).text).toMatch(/^<p>stub, en: as of/)
  })

  test('any other page is a 503 page in its language', async () => {
    expect(await get('/ny/list/faqs')).toMatchObject({
      status: 503,
      text: '<p>stub, ny: unavailable, 30 seconds</p>',
      headers: { 'retry-after': '30', 'cache-control': 'no-store' },
    })
  })

  test('an unknown address is a 503 page', async () => {
    expect(await get('/no-such-page')).toMatchObject({ status: 503, headers: { 'retry-after': '30' } })
  })

  test.each(['/%', '/%00', '/list/%zz', `/list/${'a'.repeat(400)}`, '/list/faqs?page=%00'])(
    'an unreadable address is a 503 page: %s',
    async (address) => {
      expect(await get(address)).toMatchObject({
        status: 503,
        text: '<p>stub, en: unavailable, 30 seconds</p>',
      })
      expect(await get(`/ny${address}`)).toMatchObject({
        status: 503,
        text: '<p>stub, ny: unavailable, 30 seconds</p>',
      })
    },
  )

  test('the API responds 503 as JSON', async () => {
    expect(await get('/api/blogs')).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
      headers: { 'retry-after': '30' },
    })
  })

  test('a public file that was read before is served', async () => {
    expect(statusesBefore).toEqual([200, 200, 404])
    expect(await get(shownFile)).toMatchObject({ status: 200, text: pdf('shown').toString() })
  })

  test.each(['withdrawn', 'never read'])('a file that was %s is not served', async (which) => {
    expect((await get(which === 'withdrawn' ? withdrawnFile : neverReadFile)).status).toBe(503)
  })

  test('an enquiry comes back with the text typed', async () => {
    const answer = await service.ask('POST', '/enquiry', {
      raw: Buffer.from('name=Chikondi&message=Long+question'),
      headers: { ...html, 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer).toMatchObject({
      status: 503,
      text: expect.stringContaining('{"name":"Chikondi","message":"Long question"}'),
    })
  })

  test('a document opened in a browser is a 503 page', async () => {
    expect(await get('/files/0123456789abcdef.pdf', html)).toMatchObject({
      status: 503,
      text: '<p>stub, en: unavailable, 30 seconds</p>',
    })
    expect(await get('/files/0123456789abcdef.pdf')).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    })
  })

  test('the instance stays ready and reports the database as down', async () => {
    expect(await get('/readyz')).toMatchObject({
      status: 200,
      body: { ok: true, dependencies: { database: 'down', storage: 'up' } },
    })
  })

  test('no public address responds 500', async () => {
    const site = await stubSite.site()
    const id = '00000000-0000-4000-8000-000000000000'
    const addresses = permissionTable(site.routes).flatMap(([method, path, access]) =>
      method === 'GET' && access.to === 'anyone' && path !== '/fails' && path !== '/ny/fails'
        ? [path.replaceAll(/:\w+(\(.*?\))?/g, id).replace('*', 'none')]
        : [],
    )
    expect(addresses.length).toBeGreaterThan(20)
    const statuses = await Promise.all(addresses.map(async (path) => [path, (await get(path)).status]))
    expect(statuses.filter(([, status]) => status === 500)).toEqual([])
  })
})

test('pages are current again once the database is back', async () => {
  await until(async () => !(await get(withRates)).text.includes('as of'))
  expect((await get(withRates)).status).toBe(200)
})

describe('while the database is frozen', { tags: ['operations'] }, () => {
  let slow: Service
  beforeAll(async () => {
    const env = { DATABASE_CONNECT_SECONDS: '1', DATABASE_STATEMENT_SECONDS: '1' }
    slow = await startService({ url: proxy.url, env })
    await slow.ask('GET', '/list/blogs')
    await slow.ask('GET', withRates)
    proxy.freeze()
  })
  afterAll(async () => {
    proxy.thaw()
    await slow.stop()
  })

  test('cached pages are served', async () => {
    expect((await slow.ask('GET', '/list/blogs')).status).toBe(200)
    await until(async () => (await slow.ask('GET', withRates)).text.includes('as of'))
  })

  test('other pages and the API respond 503', async () => {
    expect((await slow.ask('GET', '/list/faqs')).status).toBe(503)
    expect((await slow.ask('GET', '/api/faqs')).body).toMatchObject({ code: 'unavailable' })
  })

  test('unreadable addresses respond 503', async () => {
    expect((await slow.ask('GET', '/%zz')).status).toBe(503)
    expect((await slow.ask('GET', '/ny/list/%zz')).status).toBe(503)
  })

  test('readiness responds', async () => {
    const { status, body } = await slow.ask('GET', '/readyz')
    expect([status, body.dependencies.database]).toEqual([200, 'down'])
  })
})
