import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles, type Role } from '#contract/roles.ts'
import { declaredRoutes } from '../test-support/declared-answers.ts'
import { prove } from '../test-support/kyc.ts'
import { startService, type Service } from '../test-support/service.ts'
import { stubSite } from '../test-support/stub-site.ts'
import { makeServiceToken } from './staff/service-accounts/tokens.ts'
import { system } from './changes/actor.ts'
import type { Method, Row } from './http/permissions/access.ts'
import { guardRoutes } from './http/permissions/guard.ts'
import { permissionTable } from './permission-table.ts'

// Rows of the permission table, requested as each kind of caller. A refused caller gets 401 or 403; any other caller
// passes the guard, whatever the route then responds to a request for an item that does not exist.

let service: Service
let table: Row[]
const tokens = new Map<Role, string>()
let customer: string
let serviceAccount: string
/** the routes that say what they answer */
let declared: ReadonlySet<string>
beforeAll(async () => {
  service = await startService()
  declared = declaredRoutes(service.app)
  table = permissionTable((await stubSite.site()).routes)
  for (const role of roles) tokens.set(role, (await service.staff(role)).token)
  customer = await prove(service, 'somebody@sample.invalid')
  const owner = await service.staff('administrator')
  serviceAccount = await makeServiceToken(service.services.db, owner.id, ['branches'])
})
afterAll(() => service.stop())

const values: Record<string, string> = {
  page: '1',
  name: 'message',
  key: 'nothing-there',
  start: '0',
  end: '1',
  value: 'nobody',
  number: '1',
  token: 'nothing-there',
}
const addressOf = (pattern: string) =>
  pattern.replace(/:(\w+)/g, (_, name: string) => values[name] ?? randomUUID()).replace('*', 'nothing')

const answerOf = (method: Method, pattern: string, as: string | null) =>
  service.app.inject({
    method,
    url: addressOf(pattern),
    headers: { ...(as && { authorization: `Bearer ${as}` }), 'tus-resumable': '1.0.0' },
  })
const statusOf = async (method: Method, pattern: string, as: string | null): Promise<number> =>
  (await answerOf(method, pattern, as)).statusCode
const lines = () => table.filter(([, address]) => address !== '/live')

/** The first row for each distinct access. */
function sampleLines(): Row[] {
  const samples = new Map<string, Row>()
  for (const row of lines()) {
    const key = JSON.stringify(row[2])
    if (!samples.has(key)) samples.set(key, row)
  }
  return [...samples.values()]
}

/** Checks that staff addresses respond with 401 to visitors and customers, and admit the roles of their row only. */
async function expectRolesOfRow(rows: readonly Row[]): Promise<void> {
  for (const [method, address, access] of rows) {
    if (access.to !== 'staff') continue
    for (const nobody of [null, 'made-up', customer])
      expect([method, address, await statusOf(method, address, nobody)]).toEqual([method, address, 401])
    for (const role of roles) {
      const status = await statusOf(method, address, tokens.get(role) ?? '')
      const outcome = `${method} ${address} as ${role}: ${status === 403 ? 'refused' : 'let through'}`
      expect(outcome).toBe(
        `${method} ${address} as ${role}: ${access.roles.includes(role) ? 'let through' : 'refused'}`,
      )
      expect(status).not.toBe(401)
      expect(status).toBeLessThan(500)
    }
    const asServiceAccount = await statusOf(method, address, serviceAccount)
    expect(`${method} ${address} as a program: ${asServiceAccount === 403 ? 'refused' : 'let through'}`).toBe(
      `${method} ${address} as a program: ${access.serviceCollection === 'branches' ? 'let through' : 'refused'}`,
    )
  }
}

test('a customer’s addresses refuse everybody without a proved contact, staff too', async () => {
  for (const [method, address, access] of lines()) {
    if (access.to !== 'contact') continue
    // What is malformed may be said first; nothing else is.
    const refusals = method === 'POST' || method === 'PUT' ? [400, 401] : [401]
    for (const other of [null, 'made-up', serviceAccount, ...tokens.values()]) {
      const refused = refusals.includes(await statusOf(method, address, other))
      expect([method, address, refused]).toEqual([method, address, true])
    }
    expect([method, address, await statusOf(method, address, customer)]).not.toEqual([method, address, 401])
  }
})

/** Checks that responses of addresses that require or grant a sign-in are not cached. */
async function expectNoStore(rows: readonly Row[]): Promise<void> {
  for (const [method, address, access] of rows) {
    if (access.to === 'anyone' && !access.secret) continue
    for (const as of [null, customer, tokens.get('administrator') ?? '']) {
      const { headers } = await answerOf(method, address, as)
      expect([method, address, headers['cache-control']]).toEqual([method, address, 'no-store'])
    }
  }
}

describe('one address for each distinct access', () => {
  test('admits the roles of its row only', () => expectRolesOfRow(sampleLines()))
  test('is not cached where it requires a sign-in', () => expectNoStore(sampleLines()))
})

describe('every address', { tags: ['length'] }, () => {
  test('admits the roles of its row only', () => expectRolesOfRow(lines()), 120_000)
  test('is not cached where it requires a sign-in', () => expectNoStore(lines()), 120_000)
})

test('public content with drafts or in both languages is not cached', async () => {
  for (const more of ['?state=all', '?lang=all']) {
    const { headers } = await answerOf('GET', `/api/branches${more}`, tokens.get('author') ?? '')
    expect(headers['cache-control']).toBe('no-store')
  }
})

test('what is public is so for everybody', async () => {
  for (const [method, address, access] of lines()) {
    if (access.to !== 'anyone' || method !== 'GET') continue
    for (const as of [null, customer, tokens.get('author') ?? '']) {
      const status = await statusOf(method, address, as)
      expect([method, address, status]).not.toEqual([method, address, 401])
      expect([method, address, status]).not.toEqual([method, address, 403])
    }
  }
})

test('one customer’s things are not there for another', async () => {
  const other = await prove(service, 'another@sample.invalid')
  const draft = randomUUID()
  const as = (token: string, method: Method, url: string) =>
    service.app.inject({ method: method, url, headers: { authorization: `Bearer ${token}` } })
  expect((await as(customer, 'PUT', `/api/kyc_drafts/${draft}`)).statusCode).toBe(200)
  for (const method of ['PUT', 'GET', 'DELETE'] as const) {
    const theirs = await as(other, method, `/api/kyc_drafts/${draft}`)
    expect([method, theirs.statusCode]).toEqual([method, 404])
  }
  expect((await as(customer, 'GET', `/api/kyc_drafts/${draft}`)).statusCode).toBe(200)
})

test('an address that is not in the table cannot be registered; one that is asks who comes', async () => {
  const { default: Fastify } = await import('fastify')
  const app = Fastify() as unknown as Service['app'] // without the type provider, which nothing here needs
  app.decorateRequest('actor', null)
  const who = { ...service.services.authenticator, staff: async () => system('test') }
  guardRoutes(app, who, [['GET', '/known', { to: 'staff', roles: [], serviceCollection: null }]])
  expect(() => app.get('/unknown', () => 'open')).toThrow('GET /unknown is not in the table of permissions')
  app.get('/known', () => 'open')
  // In no role that the line names: the process itself has none.
  expect((await app.inject('/known')).statusCode).not.toBe(200)
  await app.close()
})

test('each line of the table declares what it answers, built files and the page that shows the API apart', () => {
  const silent = table.filter(([method, address]) => !declared.has(`${method} ${address}`))
  const byPlugins = /^\/(api\/docs(\/.*)?|assets\/:file|backoffice\/assets\/\*)$/
  expect(silent.map(([, address]) => address).filter((address) => !byPlugins.test(address))).toEqual([])
})

test('each line of the table is an address there is', async () => {
  // Which the stand-in for the built site does not have.
  const lines = table.filter(([, address]) => address !== '/assets/:file')
  for (const [method, address] of lines)
    expect([method, address, service.app.hasRoute({ method, url: address })]).toEqual([method, address, true])
})
