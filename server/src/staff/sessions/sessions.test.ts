import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '#contract/roles.ts'
import { account, auditLog, auditLogDetails, session, loginAttempts, user } from '#database/tables.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { freezeLoginDelays } from '../../../test-support/freeze-login-delays.ts'
import { codeOf } from '../../../test-support/totp.ts'
import { hashPassword } from '../passwords/hashing.ts'

const origin = 'http://localhost:3000'
const browser = { origin, 'x-backoffice': '1', 'user-agent': 'A browser' }
const password = 'kachere tree in the rain'
let hash: string
let service: Service
beforeAll(async () => {
  service = await startService()
  hash = await hashPassword(password)
})
afterAll(() => service.stop())

/** A member of staff with the password above. */
async function person(role: Role) {
  const id = randomUUID()
  const email = `${id}@sample.invalid`
  const { db } = service.services
  await db.insert(user).values({ id, email, name: 'Somebody', role })
  await db
    .insert(account)
    .values({ id: randomUUID(), accountId: id, providerId: 'credential', userId: id, password: hash })
  return { id, email }
}
const signIn = (body: object, headers: Record<string, string> = browser, from = '10.0.0.1') =>
  service.app.inject({
    method: 'POST',
    url: '/backoffice/auth/sign-in/email',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
    remoteAddress: from,
  })
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? ''
async function cookieFor(email: string): Promise<string> {
  const answer = await signIn({ email, password })
  expect(answer.statusCode).toBe(200)
  return cookieOf(answer)
}
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, cookie: string, body?: object) =>
  service.ask(method, url, { headers: { ...browser, cookie }, ...(body && { body }) })

test('of a hundred guesses from one IPv6 network as few are looked at as from one IPv4 address', async () => {
  const looked = async (from: (at: number) => string, accountOf: (at: number) => string) => {
    const statuses: number[] = []
    for (let at = 0; at < 100; at++)
      statuses.push((await signIn({ email: accountOf(at), password: 'no' }, browser, from(at))).statusCode)
    return statuses.filter((status) => status === 401).length
  }
  const { email } = await person('author')
  // The seconds that pass meanwhile let a few more through.
  expect(
    await looked(
      (at) => `2001:db8:7:1:${at}::${at}`,
      () => email,
    ),
  ).toBeLessThanOrEqual(10)
  // Many accounts from many addresses of one network are one address, too.
  expect(
    await looked(
      (at) => `2001:db8:7:2:${at}::${at}`,
      (at) => `guess${at}@sample.invalid`,
    ),
  ).toBeLessThanOrEqual(40)
})

test('a browser gets a cookie out of scripts’ reach and no token; a program that asks for it a bearer and no cookie', async () => {
  const { email } = await person('author')
  const answer = await signIn({ email, password })
  expect(answer.json()).toEqual({ signed_in: true, second_factor: null })
  expect(answer.headers['set-cookie']).toMatch(/^backoffice=\w+; Path=\/; HttpOnly; SameSite=Strict$/)
  expect(answer.headers['cache-control']).toBe('no-store')
  const me = await ask('GET', '/backoffice/auth/me', cookieOf(answer))
  expect(me.body).toMatchObject({ email, roles: ['author'], second_factor: 'off', demonstration: true })
  const bearer = await signIn({ email, password, bearer: true }, {})
  expect(bearer.headers['set-cookie']).toBeUndefined()
  expect(await service.ask('GET', '/backoffice/auth/me', { as: bearer.json().token })).toMatchObject({
    status: 200,
  })
})

test('a screen that was drawn for somebody does nothing as who has signed in beside it, and ends nothing of theirs', async () => {
  const first = await person('author')
  const second = await person('author')
  const cookie = await cookieFor(second.email)
  const asScreenOf = (of: { id: string }) => ({ ...browser, cookie, 'x-backoffice-user': of.id })
  const me = '/backoffice/auth/me'
  expect(await service.ask('GET', me, { headers: asScreenOf(second) })).toMatchObject({ status: 200 })
  expect(await service.ask('GET', me, { headers: asScreenOf(first) })).toMatchObject({ status: 401 })
  const queue = '/backoffice/api/work_queue'
  expect(await service.ask('GET', queue, { headers: asScreenOf(first) })).toMatchObject({
    status: 401,
    body: { code: 'session_replaced' },
  })
  const out = await service.ask('POST', '/backoffice/auth/sign-out', { headers: asScreenOf(first), body: {} })
  expect(out.status).toBe(204)
  expect(out.headers['set-cookie']).toBeUndefined()
  expect((await ask('GET', me, cookie)).status).toBe(200)
})

test('under https the cookie is bound to its host and to TLS', async () => {
  const secure = await startService({
    env: {
      PUBLIC_URL: 'https://bank.example',
      BACKOFFICE_URL: 'https://staff.example',
      TRUST_PROXY: '127.0.0.1',
    },
  })
  try {
    const first = secure.firstUsers.find(({ role }) => role === 'author')
    const headers = {
      host: 'staff.example',
      origin: 'https://staff.example',
      'x-backoffice': '1',
      'x-forwarded-proto': 'https',
    }
    const body = { email: first?.email, password: first?.password }
    const answer = await secure.ask('POST', '/backoffice/auth/sign-in/email', { body, headers })
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-backoffice=\w+; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    )
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
    expect(await secure.ask('GET', '/backoffice/auth/me', { headers: { ...headers, cookie } })).toMatchObject(
      { status: 200 },
    )
    // The public host has neither the back-office nor the sign-in, and knows no cookie.
    const open = { ...headers, host: 'bank.example', origin: 'https://bank.example', cookie }
    for (const url of ['/backoffice', '/backoffice/auth/me', '/backoffice/api/users'])
      expect([url, (await secure.ask('GET', url, { headers: open })).status]).toEqual([url, 404])
    expect((await secure.ask('POST', '/api/faqs', { headers: open, body: {} })).status).toBe(401)
    // And the back-office's host has none of the site's pages.
    expect((await secure.ask('GET', '/fdhbankplc/home', { headers })).status).toBe(404)
    expect(await secure.ask('GET', '/', { headers })).toMatchObject({
      status: 302,
      headers: { location: 'https://staff.example/backoffice' },
    })
  } finally {
    await secure.stop()
  }
})

test('a write by cookie needs the exact Origin, the own header and JSON; reading does not', async () => {
  const { email } = await person('author')
  const cookie = await cookieFor(email)
  const write = (headers: Record<string, string>, payload = '{}') =>
    service.app.inject({ method: 'POST', url: '/api/faqs', headers: { cookie, ...headers }, payload })
  const json = { 'content-type': 'application/json' }
  for (const headers of [
    { ...json, 'x-backoffice': '1' },
    { ...json, origin },
    { ...json, origin: 'http://localhost:3001', 'x-backoffice': '1' },
    { ...json, origin: 'https://evil.example', 'x-backoffice': '1' },
    { ...json, origin: 'null', 'x-backoffice': '1' },
    { ...browser, 'content-type': 'text/plain' },
    { ...browser, 'content-type': 'application/x-www-form-urlencoded' },
  ]) {
    const answer = await write(headers)
    expect([headers, answer.statusCode, answer.json().code]).toEqual([headers, 403, 'not_from_backoffice'])
  }
  // Past the door: the body is looked at.
  expect((await write({ ...browser, ...json })).statusCode).toBe(400)
  expect((await service.ask('GET', '/backoffice/auth/me', { headers: { cookie } })).status).toBe(200)
  expect((await signIn({ email, password }, { origin: 'https://evil.example' })).statusCode).toBe(403)
  const upload = (type: string) =>
    service.app.inject({
      method: 'POST',
      url: '/api/files?name=x',
      headers: { cookie, ...browser, 'content-type': type },
      payload: 'x',
    })
  expect((await upload('multipart/form-data; boundary=x')).json().code).toBe('not_from_backoffice')
  expect((await upload('image/png')).json().code).not.toBe('not_from_backoffice')
})

test('a session ends after half an hour without a request and twelve hours after it began, whatever is asked in between', async () => {
  const { id, email } = await person('author')
  const { db } = service.services
  const cookie = await cookieFor(email)
  const me = () => ask('GET', '/backoffice/auth/me', cookie)
  const status = async () => (await me()).status
  const move = (values: object) => db.update(session).set(values).where(eq(session.userId, id))
  const endsIn = async () => {
    const [row] = await db
      .select({ minutes: sql<number>`round(extract(epoch from ${session.expiresAt} - now()) / 60)::int` })
      .from(session)
      .where(eq(session.userId, id))
    return row?.minutes
  }
  await move({ updatedAt: sql`now() - interval '20 minutes'`, expiresAt: sql`now() + interval '10 minutes'` })
  expect([await status(), await endsIn()]).toEqual([200, 30])
  await move({ expiresAt: sql`now() - interval '1 second'` })
  expect(await me()).toMatchObject({ status: 401, body: { code: 'session_expired' } })
  await move({
    expiresAt: sql`now() + interval '30 minutes'`,
    createdAt: sql`now() - interval '719 minutes'`,
  })
  expect(await status()).toBe(200)
  await move({ createdAt: sql`now() - interval '721 minutes'` })
  expect(await me()).toMatchObject({ status: 401, body: { code: 'session_expired' } })
  await db.delete(session).where(eq(session.userId, id))
  expect(await me()).toMatchObject({ status: 401, body: { code: 'session_ended' } })
})

test('sessions are listed and ended one by one, all others at once, and nobody’s else', async () => {
  const { email } = await person('author')
  const [one, two, three] = [await cookieFor(email), await cookieFor(email), await cookieFor(email)]
  const list = (await ask('GET', '/backoffice/auth/sessions', one)).body
  expect(list).toHaveLength(3)
  expect(list[0]).toMatchObject({ address: '10.0.0.1', browser: 'A browser' })
  expect(list.filter(({ current }: { current: boolean }) => current)).toHaveLength(1)
  const other = await cookieFor((await person('author')).email)
  const [theirs] = (await ask('GET', '/backoffice/auth/sessions', other)).body
  expect((await ask('DELETE', `/backoffice/auth/sessions/${theirs.id}`, one)).status).toBe(404)
  const mine = (await ask('GET', '/backoffice/auth/sessions', two)).body.find(
    ({ current }: { current: boolean }) => current,
  )
  expect((await ask('DELETE', `/backoffice/auth/sessions/${mine.id}`, one)).status).toBe(204)
  expect((await ask('GET', '/backoffice/auth/me', two)).status).toBe(401)
  expect((await ask('DELETE', '/backoffice/auth/sessions', one)).status).toBe(204)
  expect((await ask('GET', '/backoffice/auth/me', three)).status).toBe(401)
  expect((await ask('GET', '/backoffice/auth/me', one)).status).toBe(200)
  expect((await ask('GET', '/backoffice/auth/me', other)).status).toBe(200)
  const out = await ask('POST', '/backoffice/auth/sign-out', one)
  expect([out.status, String(out.headers['set-cookie'])]).toEqual([204, expect.stringContaining('Max-Age=0')])
  expect((await ask('GET', '/backoffice/auth/me', one)).status).toBe(401)
})

test('an unknown account, a wrong password and a disabled person are told the same', async () => {
  const { id, email } = await person('author')
  const answers = [
    await signIn({ email: 'nobody@sample.invalid', password }, browser, '10.1.0.1'),
    await signIn({ email, password: 'wrong' }, browser, '10.1.0.2'),
    await signIn({ email: 'no e-mail', password }, browser, '10.1.0.3'),
  ]
  await service.services.db.update(user).set({ banned: true }).where(eq(user.id, id))
  answers.push(await signIn({ email, password }, browser, '10.1.0.4'))
  for (const answer of answers) expect([answer.statusCode, answer.body]).toEqual([401, answers[0]?.body])
})

test('wrong passwords are slowed down ever longer, also under way at once, while their owner gets in from elsewhere', async () => {
  const { email } = await person('author')
  const { db } = service.services
  const wrong = () => signIn({ email, password: 'wrong' }, browser, '10.2.0.1')
  const unfreezeDelays = await freezeLoginDelays(db)
  const many = await Promise.all(Array.from({ length: 20 }, wrong))
  await unfreezeDelays()
  expect(many.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
  // Delays begin at the last attempt: a slow machine may not use them up.
  const restartDelay = () => db.update(loginAttempts).set({ last_at: sql`clock_timestamp()` })
  await restartDelay()
  const slow = await wrong()
  expect([slow.statusCode, slow.json().code, slow.headers['retry-after']]).toEqual([429, 'too_often', '1'])
  // The right password too: else it would tell.
  await restartDelay()
  expect((await signIn({ email, password }, browser, '10.2.0.1')).statusCode).toBe(429)
  const waits: number[] = []
  for (let n = 0; n < 12; n++) {
    await db.update(loginAttempts).set({ last_at: sql`${loginAttempts.last_at} - interval '15 minutes'` })
    expect((await wrong()).statusCode).toBe(401)
    await restartDelay()
    waits.push(Number((await wrong()).headers['retry-after']))
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
  expect((await signIn({ email, password }, browser, '10.2.0.2')).statusCode).toBe(200)
  expect(JSON.stringify(await db.select().from(loginAttempts))).not.toContain(email)
  // Half a day later nothing of it counts.
  await db.update(loginAttempts).set({ last_at: sql`${loginAttempts.last_at} - interval '13 hours'` })
  expect((await signIn({ email, password }, browser, '10.2.0.1')).statusCode).toBe(200)
})

test('a right password does not wipe out wrong codes: they are slowed down whatever comes in between', async () => {
  const { email } = await person('approver')
  const cookie = await cookieFor(email)
  const { body: made } = await ask('POST', '/backoffice/auth/second-factor', cookie, { password })
  await ask('POST', '/backoffice/auth/second-factor/confirm', cookie, { code: codeOf(made.secret) })
  const from = '10.0.7.7'
  const codes: string[] = []
  for (let n = 0; n < 7; n++) {
    // Delays begin at the last attempt: a slow machine may not use them up.
    await service.services.db.update(loginAttempts).set({ last_at: sql`clock_timestamp()` })
    codes.push((await signIn({ email, password, code: '000000' }, browser, from)).json().code)
    await signIn({ email, password }, browser, from)
  }
  expect(codes.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => 'wrong_code'))
  expect(codes).toContain('too_often')
})

test('what a page asks by the clock keeps no session alive', async () => {
  const { id, email } = await person('author')
  const cookie = await cookieFor(email)
  const { db } = service.services
  const old = sql`now() - interval '20 minutes'`
  await db.update(session).set({ updatedAt: old }).where(eq(session.userId, id))
  const idleEnd = async () =>
    (await db.select({ at: session.updatedAt }).from(session).where(eq(session.userId, id)))[0]?.at.getTime()
  const before = await idleEnd()
  const headers = { ...browser, cookie, 'x-background': '1' }
  expect((await service.ask('GET', '/backoffice/api/work_queue', { headers })).status).toBe(200)
  expect(await idleEnd()).toBe(before)
  expect((await ask('GET', '/backoffice/api/work_queue', cookie)).status).toBe(200)
  expect(await idleEnd()).toBeGreaterThan(before ?? 0)
})

test('a second factor is set up, asked for, used once; recovery codes serve once; it goes with password and code', async () => {
  const { id, email } = await person('approver')
  const { db } = service.services
  let cookie = await cookieFor(email)
  const post = (path: string, body: object) =>
    ask('POST', `/backoffice/auth/second-factor${path}`, cookie, body)
  expect((await post('', { password: 'wrong' })).body.code).toBe('wrong_password')
  const { body: made } = await post('', { password })
  expect(made.uri).toContain('otpauth://totp/')
  expect(made.recovery_codes).toHaveLength(10)
  expect((await post('/confirm', { code: '000000' })).body.code).toBe('wrong_code')
  const confirmed = await post('/confirm', { code: codeOf(made.secret) })
  expect(confirmed.status).toBe(200)
  // A new session takes the place of the old.
  expect((await ask('GET', '/backoffice/auth/me', cookie)).status).toBe(401)
  cookie = cookieOf(confirmed)
  expect((await ask('GET', '/backoffice/auth/me', cookie)).body).toMatchObject({
    second_factor: 'on',
    recovery_codes: 10,
  })
  expect((await post('', { password })).body.code).toBe('wrong_state')

  const asked = await signIn({ email, password })
  expect([asked.json(), asked.headers['set-cookie']]).toEqual([
    { signed_in: false, second_factor: 'asked', ways: { code: true, passkey: null } },
    undefined,
  ])
  expect((await signIn({ email, password, code: '000000' })).json().code).toBe('wrong_code')
  // The next half minute's code is right too, for clocks that run ahead; the first served to switch it on.
  const code = codeOf(made.secret, 1)
  expect((await signIn({ email, password, code })).statusCode).toBe(200)
  expect((await signIn({ email, password, code })).json().code).toBe('wrong_code')
  expect(
    (await signIn({ email, password, code: codeOf(made.secret, -1), bearer: true }, {})).json().token,
  ).toMatch(/^\w{20,}$/)
  const recovery_code = made.recovery_codes[0]
  expect((await signIn({ email, password, recovery_code })).statusCode).toBe(200)
  expect((await signIn({ email, password, recovery_code })).json().code).toBe('wrong_code')
  const renewed = (await post('/codes', { password })).body.recovery_codes
  expect(renewed).toHaveLength(10)
  expect((await signIn({ email, password, recovery_code: made.recovery_codes[1] })).json().code).toBe(
    'wrong_code',
  )
  expect((await post('/off', { password, code: '000000' })).body.code).toBe('wrong_code')
  expect((await post('/off', { password: 'wrong', code: codeOf(made.secret) })).body.code).toBe(
    'wrong_password',
  )
  cookie = cookieOf(await post('/off', { password, code: codeOf(made.secret) }))
  expect((await ask('GET', '/backoffice/auth/me', cookie)).body.second_factor).toBe('off')
  expect((await signIn({ email, password })).json().signed_in).toBe(true)
  const rows = await db
    .select({ action: auditLog.action, details: auditLogDetails.details })
    .from(auditLog)
    .innerJoin(auditLogDetails, eq(auditLogDetails.seq, auditLog.seq))
    .where(eq(auditLog.item_id, id))
  expect(rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['sign in', 'second factor on', 'new recovery codes', 'second factor off']),
  )
  expect(JSON.stringify(rows)).not.toContain(made.secret)
  expect(JSON.stringify(rows)).not.toContain(recovery_code)
})
