import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faqs } from '#contract/collections/faqs.ts'
import { fdhcares } from '#contract/collections/fdhcares.ts'
import { kycAccountDetails } from '#contract/collections/kyc-account-details.ts'
import { loans } from '#contract/collections/loans.ts'
import { collections } from '#contract/registry.ts'
import { account, revisions, serviceAccounts, serviceTokens, session, user } from '#database/tables.ts'
import { openNewsroom, type Newsroom } from '../../../test-support/newsroom.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { hashPassword } from '../passwords/hashing.ts'

let service: Service
let newsroom: Newsroom
let password: string
let hash: string
let owner: { id: string; token: string }
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
  password = randomUUID()
  hash = await hashPassword(password)
  owner = await service.staff('administrator')
})
afterAll(() => service.stop())

/** A program's account for some collections. */
async function serviceAccount(...named: string[]): Promise<{ id: string; username: string }> {
  const id = randomUUID()
  const username = `program-${id}`
  const row = {
    id,
    username,
    password_hash: hash,
    collections: named,
    created_by: owner.id,
    created_at: sql`now()`,
  }
  await service.services.db.insert(serviceAccounts).values(row)
  return { id, username }
}
const login = (path: string, username: string, given = password) =>
  service.ask('POST', path, { body: { username, password: given } })

test('an empty body gives a visitor’s token: it reads, it writes nothing, and nothing is kept of it', async () => {
  await newsroom.publish(fdhcares)
  for (const path of ['/login', '/loans/login', '/fdhcares/login']) {
    const { status, body } = await service.ask('POST', path, { body: {} })
    expect([status, typeof body.token]).toEqual([200, 'string'])
    expect(await service.ask('GET', '/api/fdhcares', { as: body.token })).toMatchObject({ status: 200 })
    expect(
      await service.ask('POST', '/api/faqs', { as: body.token, body: newsroom.body(faqs) }),
    ).toMatchObject({ status: 401 })
    expect(await service.ask('GET', '/api/leads', { as: body.token })).toMatchObject({ status: 401 })
  }
  expect((await service.ask('POST', '/fdhcares/login', { body: {} })).body.count).toBe(1)
  expect((await service.ask('POST', '/loans/login', { body: {} })).body.count).toBe(0)
  expect((await service.ask('POST', '/login', { body: {} })).body.count).toBe(1)
  expect(await service.services.db.select().from(serviceTokens)).toEqual([])
})

test('a wrong password, an unknown name and half a pair are all refused alike', async () => {
  const { username } = await serviceAccount('faqs')
  const refused = [await login('/login', username, 'wrong'), await login('/login', 'nobody')]
  refused.push(
    await service.ask('POST', '/login', { body: { username } }),
    await service.ask('POST', '/login', { body: { password } }),
  )
  for (const answer of refused) {
    expect(answer).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated', message: refused[0]?.body.message },
    })
  }
  expect(await service.ask('POST', '/login', { body: { username: 1, password } })).toMatchObject({
    status: 400,
  })
  expect(await service.ask('POST', '/login', { body: { username, password, more: 1 } })).toMatchObject({
    status: 400,
  })
})

test('a program writes the collections it was made for and no other', async () => {
  const { username } = await serviceAccount('faqs', 'fdhcares')
  const { body } = await login('/login', username)
  const as = body.token
  expect((await service.ask('POST', '/api/faqs', { as, body: newsroom.body(faqs) })).status).toBe(201)
  const older = await service.ask('POST', '/fdhcares', { as, body: newsroom.body(fdhcares) })
  expect(older).toMatchObject({ status: 201, body: { _id: older.body.id, state: 'published' } })
  for (const definition of collections.filter(({ name }) => name !== 'faqs' && name !== 'fdhcares')) {
    expect(
      await service.ask('POST', `/api/${definition.name}`, { as, body: newsroom.body(definition) }),
    ).toMatchObject({ status: 403 })
  }
  expect(await service.ask('GET', '/api/faqs?state=all', { as })).toMatchObject({ status: 200 })
  expect(await service.ask('GET', '/api/notices?state=all', { as })).toMatchObject({ status: 403 })
  expect(await login('/loans/login', username)).toMatchObject({ status: 403 })
  const narrow = await login('/fdhcares/login', username)
  expect(
    await service.ask('POST', '/api/faqs', { as: narrow.body.token, body: newsroom.body(faqs) }),
  ).toMatchObject({ status: 403 })
})

test('no program carries approval, customers’ data, uploads or administration', async () => {
  const { username } = await serviceAccount(...collections.map(({ name }) => name))
  const as = (await login('/login', username)).body.token
  const loan = await newsroom.write(loans)
  await service.ask('POST', `/api/loans/${loan.id}/submit`, { as: newsroom.writer(loans), body: null })
  expect(
    await service.ask('POST', `/api/loans/${loan.id}/approve`, { as, body: { revision: 1 } }),
  ).toMatchObject({ status: 403 })
  expect(
    await service.ask('POST', `/api/loans/${loan.id}/return`, { as, body: { reason: 'x' } }),
  ).toMatchObject({ status: 403 })
  // It brings drafts, which are somebody else's to approve, by the collection's address and by the older helper.
  const sent = await service.ask('POST', '/api/loans', { as, body: newsroom.body(loans) })
  expect(sent).toMatchObject({ status: 202, body: { state: 'in_review' } })
  for (const verb of ['submit', 'publish', 'archive', 'withdraw'])
    expect((await service.ask('POST', `/api/loans/${sent.body.id}/${verb}`, { as, body: null })).status).toBe(
      403,
    )
  const brought = await service.ask('POST', '/loans', { as, body: newsroom.body(loans) })
  expect(brought).toMatchObject({ status: 202, body: { _id: brought.body.id, state: 'in_review' } })
  expect(brought.body.message).toContain('waits for approval')
  expect((await service.ask('GET', `/api/loans/${brought.body.id}`)).status).toBe(404)
  expect((await service.ask('DELETE', `/api/loans/${brought.body.id}`, { as })).status).toBe(204)
  expect((await service.ask('DELETE', `/api/loans/${loan.id}`, { as })).status).toBe(403)
  expect(await service.ask('GET', '/api/kyc_account_details', { as })).toMatchObject({ status: 403 })
  expect(await service.ask('GET', '/api/leads/status/new', { as })).toMatchObject({ status: 403 })
  expect(
    await service.ask('POST', '/api/kyc_account_details', { as, body: newsroom.body(kycAccountDetails) }),
  ).toMatchObject({ status: 403 })
  const headers = { 'content-type': 'image/png' }
  expect(
    await service.ask('POST', '/api/files?name=x', { as, raw: Buffer.from('x'), headers }),
  ).toMatchObject({ status: 403 })
})

test('a revoked account and an expired token open nothing; only a hash is kept', async () => {
  const { id, username } = await serviceAccount('faqs')
  const as = (await login('/login', username)).body.token
  const write = async () => (await service.ask('POST', '/api/faqs', { as, body: newsroom.body(faqs) })).status
  expect(await write()).toBe(201)
  const kept = await service.services.db.select().from(serviceTokens).where(eq(serviceTokens.holder, id))
  expect(JSON.stringify(kept)).not.toContain(as.split('.')[1])
  await service.services.db
    .update(serviceTokens)
    .set({ expires_at: '2020-01-01T00:00:00Z' })
    .where(eq(serviceTokens.holder, id))
  expect(await write()).toBe(401)
  await service.services.db
    .update(serviceTokens)
    .set({ expires_at: '2090-01-01T00:00:00Z' })
    .where(eq(serviceTokens.holder, id))
  expect(await write()).toBe(201)
  await service.services.db
    .update(serviceAccounts)
    .set({ revoked_at: sql`now()` })
    .where(eq(serviceAccounts.id, id))
  expect(await write()).toBe(401)
  expect(await login('/login', username)).toMatchObject({ status: 401 })
})

describe('POST /backoffice/api/service_accounts', () => {
  const make = (...named: string[]) =>
    service.ask('POST', '/backoffice/api/service_accounts', {
      as: newsroom.token('administrator'),
      body: { username: `program-${randomUUID()}`.slice(0, 40), collections: named, days: 1 },
    })

  test.each([
    'branches',
    'blogs',
    'documents',
    'money_bureau_exchange_rates',
    'bank_rates',
    'executives',
    'banners',
    'promotions',
    'kyc_account_types',
    'loans',
    'fdhcares',
  ])('grants %s', async (name) => {
    expect((await make(name)).status).toBe(201)
  })

  test.each(['kyc_account_details', 'leads'])('refuses customers’ data: %s', async (name) => {
    expect((await make(name)).status).toBe(400)
  })
})

test('in demonstration the first administrator may use the helpers, for content only', async () => {
  const first = service.firstUsers.find(({ role }) => role === 'administrator')
  const { status, body } = await login('/login', first?.email ?? '', first?.password)
  expect(status).toBe(200)
  expect((await service.ask('POST', '/api/faqs', { as: body.token, body: newsroom.body(faqs) })).status).toBe(
    201,
  )
  expect(await service.ask('GET', '/api/leads', { as: body.token })).toMatchObject({ status: 403 })
  const author = service.firstUsers.find(({ role }) => role === 'author')
  expect(await login('/login', author?.email ?? '', author?.password)).toMatchObject({ status: 401 })
})

test('a range begins with its start and ends before its end', async () => {
  for (let n = 0; n < 4; n++) await newsroom.publish(fdhcares)
  const all = (await service.ask('GET', '/api/fdhcares')).body
  const range = async (start: string, end: string) => service.ask('GET', `/fdhcares/${start}/${end}`)
  expect((await range('1', '3')).body).toEqual(all.slice(1, 3))
  expect((await range('0', '1')).body[0]._id).toBe(all[0].id)
  expect((await range('2', '2')).body).toEqual([])
  expect((await range('50', '60')).body).toEqual([])
  for (const [start, end] of [
    ['3', '1'],
    ['0', '101'],
    ['-1', '3'],
    ['a', 'b'],
    ['0x1', '3'],
    ['0', '9999999'],
  ]) {
    expect([start, end, (await range(String(start), String(end))).status]).toEqual([start, end, 400])
  }
})

test('staff sign in, are known by their token, and sign out', async () => {
  const author = service.firstUsers.find(({ role }) => role === 'author')
  const signIn = (email = author?.email, given = author?.password) =>
    service.ask('POST', '/backoffice/auth/sign-in/email', {
      body: { email, password: given, bearer: true },
    })
  expect(await signIn(author?.email, 'wrong')).toMatchObject({
    status: 401,
    body: { code: 'unauthenticated' },
  })
  expect(await signIn('nobody@sample.invalid')).toMatchObject({
    status: 401,
    body: { code: 'unauthenticated' },
  })
  const { body } = await signIn()
  expect((await service.ask('POST', '/api/faqs', { as: body.token, body: newsroom.body(faqs) })).status).toBe(
    201,
  )
  expect(await service.ask('POST', '/backoffice/auth/sign-out', { as: body.token })).toMatchObject({
    status: 204,
  })
  expect(await service.ask('POST', '/api/faqs', { as: body.token, body: newsroom.body(faqs) })).toMatchObject(
    { status: 401 },
  )
})

test('an expired session opens nothing, and who lost a role has lost it at once', async () => {
  const { id, token } = await service.staff('author')
  const write = async () =>
    (await service.ask('POST', '/api/faqs', { as: token, body: newsroom.body(faqs) })).status
  expect(await write()).toBe(201)
  await service.services.db.execute(sql`update "user" set role = 'auditor' where id = ${id}`)
  expect(await write()).toBe(403)
  await service.services.db
    .update(session)
    .set({ expiresAt: new Date('2020-01-01') })
    .where(eq(session.userId, id))
  expect(await write()).toBe(401)
})

test('nobody can sign up', async () => {
  const body = { email: 'new@sample.invalid', password: 'long enough to be one', name: 'New' }
  expect((await service.ask('POST', '/backoffice/auth/sign-up/email', { body })).status).toBe(404)
})

test('a customer is looked up by user name, by those who may', async () => {
  const body = { ...newsroom.body(kycAccountDetails), username: '+265 999/123 456' }
  await newsroom.write(kycAccountDetails, body)
  const url = `/api/kyc_account_details/username/${encodeURIComponent(body.username)}`
  expect(await service.ask('GET', url, { as: newsroom.token('kyc_officer') })).toMatchObject({
    status: 200,
    body: [{ username: body.username }],
  })
  expect(await service.ask('GET', url)).toMatchObject({ status: 401 })
  expect(await service.ask('GET', url, { as: newsroom.token('approver') })).toMatchObject({ status: 403 })
})

describe('a service account without an active owner', () => {
  const post = (path: string, as: string, body: unknown = {}) =>
    service.ask('POST', `/backoffice/api/${path}`, { as, body })
  const write = (as: string) => service.ask('POST', '/api/faqs', { as, body: newsroom.body(faqs) })

  /** An administrator with a password, so that they count as a second one. */
  async function administrator() {
    const made = await service.staff('administrator')
    await service.services.db.insert(account).values({
      id: randomUUID(),
      accountId: made.id,
      providerId: 'credential',
      userId: made.id,
      password: hash,
    })
    return made
  }
  /** A signed-in service account of a maker who has been suspended since. */
  async function orphaned() {
    const [maker, successor, second] = [
      await administrator(),
      await administrator(),
      await administrator(),
    ] as const
    const { id, username } = await serviceAccount('faqs')
    await service.services.db
      .update(serviceAccounts)
      .set({ created_by: maker.id })
      .where(eq(serviceAccounts.id, id))
    const { token } = (await login('/login', username)).body
    expect((await post(`users/${maker.id}/disable`, successor.token)).status).toBe(200)
    return { id, username, token, maker, successor, second }
  }
  const refused = { status: 403, body: { message: expect.stringContaining('must take it over') } }

  test('is refused with the reason', async () => {
    const { username, token } = await orphaned()
    expect(await write(token)).toMatchObject(refused)
    expect(await login('/login', username)).toMatchObject(refused)
  })
  test('works again after two administrators agree on a takeover', async () => {
    const { id, token, maker, successor, second } = await orphaned()
    expect(await post(`service_accounts/${id}/take-over`, successor.token)).toMatchObject({
      status: 200,
      body: { state: 'asked' },
    })
    expect(await write(token)).toMatchObject(refused)
    const { body } = await service.ask('GET', '/backoffice/api/staff_requests', { as: second.token })
    const request = body.find((one: { asked_by: { id: string } }) => one.asked_by.id === successor.id)
    const decision = { kind: 'service_account', approve: true }
    const path = `staff_requests/${request.id}/decide`
    expect((await post(path, successor.token, decision)).body.code).toBe('own_work')
    expect((await post(path, second.token, decision)).status).toBe(204)
    const written = await write(token)
    expect(written.status).toBe(201)
    const [revision] = await service.services.db
      .select()
      .from(revisions)
      .where(eq(revisions.item_id, written.body.id))
    expect(revision?.contributors).toEqual([id, maker.id, successor.id])
    const log = await service.ask('GET', `/backoffice/api/audit?item=${id}`, { as: second.token })
    expect(log.text).toContain('take over service account')
  })
  test('cannot be taken over while its owner is active', async () => {
    const { id } = await serviceAccount('faqs')
    const other = await administrator()
    expect((await post(`service_accounts/${id}/take-over`, other.token)).body.code).toBe('wrong_state')
  })
})

describe('a token of the first administrator from /login', () => {
  const first = () => service.firstUsers.find(({ role }) => role === 'administrator')!
  const signIn = () => login('/login', first().email, first().password)
  const row = () => eq(user.email, first().email)
  const write = (as: string) => service.ask('POST', '/api/faqs', { as, body: newsroom.body(faqs) })

  test('ends with the suspension', async () => {
    const { token } = (await signIn()).body
    const { db } = service.services
    await db.update(user).set({ banned: true }).where(row())
    expect((await write(token)).status).toBe(401)
    expect((await signIn()).status).toBe(401)
    await db.update(user).set({ banned: false }).where(row())
  })
  test('ends with all sessions', async () => {
    const { token } = (await signIn()).body
    const [administrator] = await service.services.db.select().from(user).where(row())
    await service.ask('POST', `/backoffice/api/users/${administrator?.id}/sessions/end`, {
      as: owner.token,
      body: {},
    })
    expect((await write(token)).status).toBe(401)
  })
  test('is refused to an administrator with a second factor', async () => {
    const { db } = service.services
    await db.update(user).set({ twoFactorEnabled: true }).where(row())
    expect((await signIn()).status).toBe(403)
    await db.update(user).set({ twoFactorEnabled: false }).where(row())
  })
})
