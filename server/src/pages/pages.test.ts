import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { blogs } from '#contract/collections/blogs.ts'
import { storedCollections } from '#database/registry.ts'
import { openNewsroom, type Newsroom } from '../../test-support/newsroom.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { until } from '../../test-support/until.ts'
import { permissionTable } from '../permission-table.ts'

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
  expect(await get('/moved')).toMatchObject({
    status: 301,
    headers: { location: '/list/blogs', 'cache-control': 'max-age=300' },
  })
})

describe('an address that cannot be read', () => {
  const addresses = [
    '/%',
    '/%zz',
    '/%00',
    '/%ff',
    '/%zz/',
    '/%zz?page=1',
    '/list/%zz',
    '/list/%00',
    '/list/blogs?page=%00',
  ]

  test.each([
    ...addresses.map((address) => [address, 'en']),
    ...addresses.map((address) => [`/ny${address}`, 'ny']),
    ['/%6ey/%zz', 'ny'],
  ])('is a page: %s', async (address, lang) => {
    const { status, text, headers } = await get(address)
    expect([status, JSON.parse(text)]).toMatchObject([400, { notFound: expect.any(String), lang }])
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    })
  })

  test('keeps the section of the site', async () => {
    expect((await get('/ny/fdhbankplc/blog/view/%zz')).text).toContain('/fdhbankplc/blog/view/')
  })

  test.each(['/api/%', '/api/faqs/%zz', '/api/faqs?q=%00', '/files/%zz', '/%61pi/%zz', '/healthz?x=%00'])(
    'is JSON for API clients: %s',
    async (address) => {
      expect(await get(address)).toMatchObject({
        status: 400,
        body: { code: 'malformed' },
        headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
      })
    },
  )

  test.each([
    ['/backoffice/api/%zz', 404],
    ['/api/%zz', 400],
    ['/loans/%zz/10', 400],
  ])('is JSON below an API: %s', async (address, expected) => {
    const { status, headers } = await get(address, { accept: 'text/html' })
    expect([status, headers['content-type']]).toEqual([expected, 'application/json; charset=utf-8'])
  })

  test('is JSON for other methods', async () => {
    expect(await service.ask('POST', '/%zz')).toMatchObject({ status: 400, body: { code: 'malformed' } })
  })

  test('is refused for hosts that are not served', async () => {
    expect(await get('/%zz', { host: 'evil.example' })).toMatchObject({
      status: 421,
      body: { code: 'misdirected' },
    })
  })
})

describe('an address that is too long', () => {
  const letters = 'a'.repeat(400)

  test.each(['/', '/ny/', '/list/', '/ny/list/', '/item/faqs/'])('is a page: %s…', async (start) => {
    expect(await get(start + letters)).toMatchObject({
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    })
  })

  test('is a page in the language of its prefix', async () => {
    expect(JSON.parse((await get(`/${letters}`)).text)).toMatchObject({ lang: 'en' })
    expect(JSON.parse((await get(`/ny/${letters}`)).text)).toMatchObject({ lang: 'ny' })
  })

  test('is JSON for API clients', async () => {
    expect(await get(`/api/faqs/${letters}`)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })
})

describe('a missing document', () => {
  const addresses = ['/files/none.pdf', '/files/0123456789abcdef.pdf', '/files/%zz']

  test.each(addresses)('is a page in a browser: %s', async (address) => {
    expect(await get(address, { accept: 'text/html,*/*;q=0.8' })).toMatchObject({
      status: 404,
      text: expect.stringContaining('"lang":"en"'),
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    })
  })

  test.each(addresses)('is JSON for API clients: %s', async (address) => {
    const { body } = await get(address)
    expect(['not_found', 'malformed']).toContain(body.code)
  })
})

describe('an address that a browser can open', () => {
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  const broken = ['%', '%00', '%ff', '%2f', 'x', 'a'.repeat(400), 'a/b/c', '?q=%00']
  const roots = permissionTable([])
    .filter(([method, , access]) => method === 'GET' && access.to === 'anyone')
    .map(([, pattern]) => pattern.replaceAll(/:\w+|\*$/g, 'x'))
    .filter(
      (path) => !/^\/(?:api|backoffice\/(?:api|auth|assets|live)|live|login|healthz|readyz)\b/.test(path),
    )
    .filter((path) => !storedCollections.some(({ definition }) => path.startsWith(`/${definition.name}/`)))
  const samples = new Set(
    roots.flatMap((root) => [
      ...broken.map((part) => (part.startsWith('?') ? root + part : `${root}/${part}`)),
      ...broken.filter((part) => !part.startsWith('?')).map((part) => root.replace(/[^/]*$/, part)),
    ]),
  )

  test('never responds with JSON', async () => {
    const json: string[] = []
    for (const address of samples) {
      const { status, headers } = await get(address, browser)
      if (String(headers['content-type']).includes('json')) json.push(`${status} ${address}`)
    }
    expect(json).toEqual([])
  })

  test.each(['/onboarding/%', '/onboarding/x', '/files/a/b', '/uploads/%', '/uploads/kyc/x'])(
    'shows the page for a missing address: %s',
    async (address) => {
      for (const [prefix, lang] of [
        ['', 'en'],
        ['/ny', 'ny'],
      ]) {
        const { status, text } = await get(`${prefix}${address}`, browser)
        expect([400, 404]).toContain(status)
        expect(JSON.parse(text)).toMatchObject({ notFound: expect.any(String), lang })
      }
    },
  )

  test.each(['/onboarding/%', '/onboarding/x', '/files/a/b', '/uploads/%', '/uploads/kyc/x'])(
    'is JSON for API clients: %s',
    async (address) => {
      expect((await get(address)).headers['content-type']).toContain('application/json')
    },
  )
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
  // A page for a missing address sends it back as it was sent.
  expect(await choose(`theme=dark&back=/${'x'.repeat(2000)}`)).toMatchObject({
    status: 303,
    headers: { location: '/' },
  })
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
