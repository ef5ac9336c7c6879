import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { blogs } from '#contract/collections/blogs.ts'
import { openNewsroom, type Newsroom } from '../../test-support/newsroom.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { until } from '../../test-support/until.ts'

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  service = await startService({
    env: { PUBLIC_URL: 'https://bank.example', ALLOWED_HOSTS: 'www.bank.example' },
  })
  newsroom = await openNewsroom(service)
  for (let n = 0; n < 3; n++) await newsroom.publish(blogs)
})
afterAll(() => service.stop())

const get = (url: string, headers: Record<string, string> = {}) => service.ask('GET', url, { headers })

test('other hosts are not served; health is for any', async () => {
  expect(await get('/list/blogs', { host: 'evil.example' })).toMatchObject({
    status: 421,
    body: { code: 'misdirected' },
  })
  expect(await get('/api/blogs', { host: 'localhost.evil.example' })).toMatchObject({ status: 421 })
  for (const url of ['/healthz', '/readyz'])
    expect(await get(url, { host: '10.0.0.7' })).toMatchObject({ status: 200, body: { ok: true } })
})

test('plain http goes to https at the public address, whatever the Host header says', async () => {
  const answer = await get('/list/blogs?page=1', { host: 'www.bank.example' })
  expect(answer).toMatchObject({
    status: 308,
    headers: { location: 'https://bank.example/list/blogs?page=1' },
  })
})

test('an approved change shows at once where it shows, on pages that were kept', async () => {
  const before = await get('/list/blogs')
  expect((await get('/list/blogs')).headers['etag']).toBe(before.headers['etag'])
  const item = await newsroom.publish(blogs)
  expect((await get('/list/blogs')).text).toContain(item.id)
  expect((await get('/ny/list/blogs')).text).toContain(item.id)
  expect((await get('/sitemap.xml')).text).toContain(item.id)
})

test('a page is one for all: no cookie, kept private, told apart by language, asked for again by its tag', async () => {
  const en = await get('/list/blogs')
  const ny = await get('/ny/list/blogs')
  expect(en.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'Cookie, Save-Data, Accept-Encoding',
  })
  expect(en.headers).not.toHaveProperty('set-cookie')
  expect(en.headers['etag']).not.toBe(ny.headers['etag'])
  const same = await get('/list/blogs?utm_source=x&surplus=1', { cookie: 'session=1; other=2' })
  expect(same.headers['etag']).toBe(en.headers['etag'])
  const again = await get('/list/blogs', { 'if-none-match': String(en.headers['etag']) })
  expect([again.status, again.text]).toEqual([304, ''])
  expect((await get('/ny/list/blogs', { 'if-none-match': String(en.headers['etag']) })).status).toBe(200)
})

test('every answer carries the policy that forbids inline code', async () => {
  for (const url of [
    '/list/blogs',
    '/api/blogs',
    '/none',
    '/api/none',
    '/fails',
    '/api/blogs?limit=0',
    '/robots.txt',
  ]) {
    const { headers } = await get(url)
    expect([url, String(headers['content-security-policy'])]).toEqual([
      url,
      expect.stringContaining("default-src 'self'"),
    ])
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
  }
})

test('a page that fails says so in the reader’s language and tells nothing; it is not kept', async () => {
  for (const [url, lang] of [
    ['/fails', 'en'],
    ['/ny/fails', 'ny'],
  ]) {
    const answer = await get(String(url))
    expect([answer.status, answer.text]).toEqual([500, JSON.stringify({ failed: true, lang })])
  }
})

test('what is not there: a page for people, the one shape for programs', async () => {
  expect(await get('/none/at/all')).toMatchObject({
    status: 404,
    text: JSON.stringify({ notFound: '/none/at/all', lang: 'en' }),
  })
  expect(await get('/ny/none')).toMatchObject({
    status: 404,
    text: JSON.stringify({ notFound: '/none', lang: 'ny' }),
  })
  expect(await get('/api/none')).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await service.ask('POST', '/none')).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await get('/%zz')).toMatchObject({ status: 400, body: { code: 'malformed' } })
  expect(await get('/moved')).toMatchObject({
    status: 301,
    headers: { location: '/list/blogs', 'cache-control': 'max-age=300' },
  })
})

test('the root goes to the remembered tab in the remembered language, and to the group without one', async () => {
  const to = async (url: string, cookie = '') =>
    (await get(url, cookie ? { cookie } : {})).headers['location']
  expect(await to('/')).toBe('/fdhfinancialholdings/home')
  expect(await to('/', 'tab=bank')).toBe('/fdhbankplc/home')
  expect(await to('/', 'tab=bureau; lang=ny')).toBe('/ny/fdhmoneybureau/home')
  expect(await to('/ny', 'tab=__proto__')).toBe('/ny/fdhfinancialholdings/home')
  expect(await to('/', 'tab=//evil.example')).toBe('/fdhfinancialholdings/home')
})

test('choices are kept by a plain form, which leads back to this site only', async () => {
  const choose = (form: string) =>
    service.ask('POST', '/choices', {
      raw: Buffer.from(form),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const on = await choose('low_data=on&back=%2Flist%2Fblogs')
  expect(on).toMatchObject({ status: 303, headers: { location: '/list/blogs' } })
  expect(String(on.headers['set-cookie'])).toMatch(
    /^low=on; Path=\/; SameSite=Lax; Max-Age=31536000; Secure$/,
  )
  for (const back of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:1']) {
    expect((await choose(`theme=dark&back=${encodeURIComponent(back)}`)).headers['location']).toBe('/')
  }
  expect(await choose('theme=pink')).toMatchObject({ status: 400 })
})

test('a slash at the end leads to the address without it, on this host and with its query', async () => {
  for (const [from, to] of [
    ['/list/blogs/', '/list/blogs'],
    ['/ny/list/blogs/?page=1', '/ny/list/blogs?page=1'],
    ['/list/blogs///', '/list/blogs'],
    ['/api/blogs/?limit=1', '/api/blogs?limit=1'],
    ['/nothing/', '/nothing'],
  ] as const) {
    const { status, headers } = await get(from)
    expect([from, status, headers['location']]).toEqual([from, 308, to])
  }
  for (const odd of [
    '//evil.example/',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/%2fevil.example/',
    '/.//evil.example/',
  ]) {
    const location = String((await get(odd)).headers['location'] ?? '/')
    expect([odd, location]).toEqual([odd, expect.stringMatching(/^\/(?![/\\])/)])
  }
  expect((await service.ask('POST', '/list/blogs/')).status).toBe(404)
})

test('the icon that browsers ask for unasked is there', async () => {
  const { status, headers } = await get('/favicon.ico')
  expect([status, headers['location']]).toEqual([302, '/assets/icon-192-v1.png'])
})

test('after a commit what shows it is thrown away once: what was made since is not, when the log tells of it too', async () => {
  const moved = vi.spyOn(service.cache, 'moved')
  const item = await newsroom.publish(blogs)
  expect((await get('/list/blogs')).text).toContain(item.id)
  const kept = service.cache.size
  const times = () =>
    moved.mock.calls.filter(([events]) => events.some(({ item_id }) => item_id === item.id)).length
  await until(() => times() === 2)
  expect(service.cache.size).toBe(kept)
  moved.mockRestore()
})
