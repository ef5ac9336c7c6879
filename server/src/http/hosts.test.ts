import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startService, type Service } from '../../test-support/service.ts'
import { makeSender, spellingsOf, type RawAnswer } from '../../test-support/spellings.ts'
import { stubSite } from '../../test-support/stub-site.ts'
import { permissionTable } from '../permission-table.ts'
import { placeOf } from './permissions/place.ts'
import { makeServiceToken } from '../staff/service-accounts/tokens.ts'

// Two hosts: what belongs to staff is on theirs alone, however its address is spelt.

const bank = 'bank.example'
const staffHost = 'staff.example'
let service: Service
let send: ReturnType<typeof makeSender>['send']
let close: () => void
let token: string
let program: string
const tls = { 'x-forwarded-proto': 'https' }
beforeAll(async () => {
  service = await startService({
    env: {
      PUBLIC_URL: `https://${bank}`,
      BACKOFFICE_URL: `https://${staffHost}`,
      TRUST_PROXY: '127.0.0.1',
      COSTLY_REQUESTS_PER_MINUTE: '1000000',
      ANALYTICS_URL: 'https://count.example/a.js',
      ANALYTICS_ID: 'A-1',
    },
  })
  token = (await service.staff('administrator')).token
  const owner = await service.staff('administrator')
  program = await makeServiceToken(service.services.db, owner.id, ['branches', 'fdhcares'])
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  const address = service.app.server.address()
  if (!address || typeof address === 'string') throw new Error('it does not listen')
  const sender = makeSender(address.port)
  send = sender.send
  close = sender.close
})
afterAll(async () => {
  close()
  await service.stop()
})

const bearer = (as: string) => ({ authorization: `Bearer ${as}` })
const at = (host: string, more: Record<string, string> = {}) => ({ host, ...tls, ...more })

const staffAddresses = [
  '/backoffice',
  '/backoffice/auth/me',
  '/backoffice/api/users',
  '/backoffice/api/faqs',
  '/api/kyc_reviews',
  '/api/kyc_account_details',
  '/api/leads',
  '/api/dead_letters',
]

test('on the public host nothing of staff answers, in whatever spelling, and a staff token is none', async () => {
  for (const path of staffAddresses)
    for (const spelling of spellingsOf(path, bank)) {
      const answer = await send(spelling, at(bank, bearer(token)))
      // Sent on or refused; a 404 page in words is the site's own.
      expect([spelling, answer.status]).toEqual([spelling, expect.toBeOneOf([308, 400, 401, 404, 421])])
      expect([spelling, answer.text]).not.toEqual([spelling, expect.stringContaining('stub.js')])
      // Sent on to the same host only, by a path.
      const location = answer.headers['location'] ?? '/'
      expect([spelling, location]).toEqual([spelling, expect.stringMatching(/^\/(?![/\\])/)])
    }
})

test('on their own host the same spellings reach what the router takes them for', async () => {
  for (const path of staffAddresses) {
    expect([path, (await send(path, at(staffHost, bearer(token)))).status]).toEqual([path, 200])
    const encoded = `/%${(path.codePointAt(1) ?? 0).toString(16)}${path.slice(2)}`
    expect([encoded, (await send(encoded, at(staffHost, bearer(token)))).status]).toEqual([encoded, 200])
    const absolute = `https://${staffHost}${path}`
    expect([absolute, (await send(absolute, at(staffHost, bearer(token)))).status]).toEqual([absolute, 200])
  }
})

test('nobody who is not signed in gets anything of staff, in whatever spelling, at whichever host', async () => {
  for (const path of staffAddresses)
    for (const spelling of spellingsOf(path, staffHost)) {
      const answer = await send(spelling, at(staffHost))
      const answered = answer.status === 200 && String(answer.headers['content-type']).includes('json')
      expect([spelling, answered]).toEqual([spelling, false])
    }
})

test('a first line and a Host that differ are for nobody', async () => {
  for (const [named, host] of [
    [bank, staffHost],
    [staffHost, bank],
    ['evil.example', bank],
    ['evil.example', staffHost],
  ] as const)
    expect((await send(`https://${named}/backoffice`, at(host, bearer(token)))).status).toBe(421)
})

test('a forwarded host does not lead from one of our hosts to the other; behind a proxy that renames, it counts', async () => {
  const forwarded = (host: string, to: string) =>
    send('/backoffice', at(host, { ...bearer(token), 'x-forwarded-host': to }))
  expect((await forwarded(bank, staffHost)).status).toBe(421)
  expect((await forwarded(bank, `evil.example, ${staffHost}`)).status).toBe(421)
  expect((await forwarded(staffHost, bank)).status).toBe(421)
  expect((await forwarded('127.0.0.1:3000', staffHost)).status).toBe(200)
  expect((await forwarded('127.0.0.1:3000', bank)).status).toBe(404)
  expect((await forwarded('upstream:3000', 'evil.example')).status).toBe(421)
})

test('the site’s pages do not answer on the back-office’s host, in whatever spelling', async () => {
  for (const spelling of spellingsOf('/list/blogs', staffHost)) {
    const { status } = await send(spelling, at(staffHost, bearer(token)))
    expect([spelling, status]).toEqual([spelling, expect.toBeOneOf([400, 404])])
  }
  expect(await send('/', at(staffHost))).toMatchObject({
    status: 302,
    headers: { location: `https://${staffHost}/backoffice` },
  })
})

describe('an address that a host does not have', () => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
  test.each(['/nowhere', '/list/blogs', '/ny/nowhere', '/sitemap.xml', '/%zz'])(
    'shows browsers a page of the back-office on its host: %s',
    async (address) => {
      const answer = await send(address, at(staffHost, { accept }))
      expect(answer).toMatchObject({ status: 404, text: expect.stringContaining('stub.js') })
      expect(answer.headers['content-type']).toContain('text/html')
    },
  )
  test('shows browsers a page of the site on the public host', async () => {
    const answer = await send('/backoffice/users', at(bank, { accept }))
    expect(answer).toMatchObject({ status: 404, text: expect.stringContaining('notFound') })
    expect(answer.headers['content-type']).toContain('text/html')
  })
  test.each([
    ['/nowhere', 'application/json'],
    ['/list/blogs', '*/*'],
    ['/backoffice/api/nowhere', accept],
  ])('is an error in JSON for programs: %s', async (address, wanted) => {
    const answer = await send(address, at(staffHost, { accept: wanted }))
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([404, 'not_found'])
  })
})

test('every line of the table that is staff’s alone answers on their host only', async () => {
  for (const [method, address, access] of permissionTable((await stubSite.site()).routes)) {
    if (address === '/backoffice/live' || placeOf(address, access).on !== 'staff') continue
    const url = address.replace(/:\w+/g, 'x').replace('*', 'x')
    const asked = { method, url, headers: at(bank, bearer(token)) }
    const answer = await service.app.inject(asked)
    expect([method, address, answer.statusCode]).toEqual([method, address, 404])
  }
})

test('a staff token is nobody at the content API of the public host; a program’s is somebody', async () => {
  for (const as of [token]) {
    for (const url of ['/api/branches?state=all', '/api/branches?lang=all'])
      expect([url, (await send(url, at(bank, bearer(as)))).status]).toEqual([url, 401])
    expect((await send('/api/branches', at(bank, bearer(as)), 'POST')).status).toBe(401)
    // Reading what is public takes a token and needs none.
    expect((await send('/api/branches', at(bank, bearer(as)))).status).toBe(200)
  }
  expect((await send('/api/branches?state=all', at(bank, bearer(program)))).status).toBe(200)
  expect((await send('/api/branches', at(bank, bearer(program)), 'POST')).status).toBe(400)
  expect((await send('/api/branches?state=all', at(staffHost, bearer(token)))).status).toBe(200)
})

test('the tracker is named on pages it may be on, and nowhere else, in whatever spelling', async () => {
  const policyOf = ({ headers }: RawAnswer) => String(headers['content-security-policy'])
  expect(policyOf(await send('/list/blogs', at(bank)))).toContain('count.example')
  for (const path of ['/kyc/form', '/ny/kyc/form', '/onboarding/form'])
    for (const spelling of spellingsOf(path, bank)) {
      const answer = await send(spelling, at(bank))
      expect([spelling, policyOf(answer)]).not.toEqual([spelling, expect.stringContaining('count.example')])
      expect([spelling, answer.text]).not.toEqual([spelling, expect.stringContaining('count.example')])
    }
})

test('one page has one place in the cache, however it is spelt', async () => {
  const before = service.cache.size
  await send('/list/faqs', at(bank))
  for (const spelling of ['/%6cist/faqs', '/list/%66aqs', `https://${bank}/list/faqs`, '/%6Cist/faq%73'])
    expect([spelling, (await send(spelling, at(bank))).status]).toEqual([spelling, 200])
  expect(service.cache.size).toBe(before + 1)
})

test('over plain http pages are sent on, programs refused, and nothing is taken', async () => {
  const open = { host: bank, 'x-forwarded-proto': 'http' }
  expect(await send('/list/blogs?page=1', open)).toMatchObject({
    status: 308,
    headers: { location: `https://${bank}/list/blogs?page=1` },
  })
  expect((await send('/backoffice', { ...open, host: staffHost })).headers['location']).toBe(
    `https://${staffHost}/backoffice`,
  )
  for (const [method, address] of [
    ['GET', '/api/branches'],
    ['GET', '/%61pi/branches'],
    ['POST', '/login'],
    ['GET', '/fdhcares/0/5'],
    ['POST', '/onboarding/v1/verify-username'],
    ['GET', '/api/nothing-there'],
    ['POST', '/choices'],
  ] as const) {
    const answer = await send(address, open, method)
    expect([method, address, answer.status]).toEqual([method, address, 403])
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'https_needed' })
  }
  expect((await send('/list/blogs', { ...open, ...bearer(token) })).status).toBe(403)
  expect((await send('/healthz', open)).status).toBe(200)
})

test('https is asked for on the names below too', async () => {
  const { headers } = await send('/list/blogs', at(bank))
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})

test('security.txt says where to write, until when it holds, and where it lies', async () => {
  for (const host of [bank, staffHost]) {
    const { status, headers, text } = await send('/.well-known/security.txt', at(host))
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    const lines = new Map(text.split('\n').map((line) => line.split(': ', 2) as [string, string]))
    // Nobody has written yet how the company is reached.
    expect(lines.get('Contact')).toBe(`https://${bank}/fdhfinancialholdings/contact`)
    expect(lines.get('Canonical')).toBe(`https://${bank}/.well-known/security.txt`)
    const days = (Date.parse(lines.get('Expires') ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(100)
    expect(days).toBeLessThan(365)
  }
})

test('refusals carry the headers that protect a browser too: a wrong host, what the router cannot read, no such method', async () => {
  for (const [address, host, method, status] of [
    ['/', 'elsewhere.example', 'GET', 421],
    ['/backoffice', bank, 'GET', 404],
    ['/%zz', bank, 'GET', 400],
    [`/files/${'a'.repeat(400)}`, bank, 'GET', 404],
    ['/', bank, 'TRACE', 404],
  ] as const) {
    const answer = await send(address, at(host), method)
    expect([address, answer.status, answer.headers]).toEqual([
      address,
      status,
      expect.objectContaining({
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
      }),
    ])
  }
})

test('each cookie that the site sets is for TLS only where the site is', async () => {
  const set = (await send('/', at(bank))).headers['set-cookie']
  expect(set).toEqual([expect.stringMatching(/^from-root=1;.*; SameSite=Lax; Secure$/)])
})
