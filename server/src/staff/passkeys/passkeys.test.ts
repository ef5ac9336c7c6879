import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostPasskeys, type PasskeyQuestion } from '#contract/backoffice/people.ts'
import {
  account,
  auditLog,
  auditLogDetails,
  loginAttempts,
  passkeys,
  staffRequests,
  user,
  verification,
} from '#database/tables.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { softPasskey, type Lie } from '../../../test-support/soft-passkey.ts'
import { codeOf } from '../../../test-support/totp.ts'
import { hashPassword } from '../passwords/hashing.ts'
import { challengeLifetime, makeChallenge } from './challenge.ts'

const origin = 'http://localhost:3000'
const browser = { origin, 'x-backoffice': '1', 'user-agent': 'A browser', host: 'localhost:3000' }
const password = 'kachere tree in the rain'
let service: Service
let hash: string
beforeAll(async () => {
  service = await startService()
  hash = await hashPassword(password)
})
afterAll(() => service.stop())

/** Each has an address of their own, so that no test waits for another's wrong tries. */
let n = 0
async function person() {
  const id = randomUUID()
  const email = `${id}@sample.invalid`
  const { db } = service.services
  await db.insert(user).values({ id, email, name: 'Somebody', role: 'author' })
  await db
    .insert(account)
    .values({ id: randomUUID(), accountId: id, providerId: 'credential', userId: id, password: hash })
  const from = `10.7.${++n}.1`
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, cookie: string, body?: object) => {
    const answer = await service.app.inject({
      method,
      url: `/backoffice/auth/${path}`,
      headers: { ...browser, ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { payload: JSON.stringify(body) }),
      remoteAddress: from,
    })
    const text = answer.body
    return {
      status: answer.statusCode,
      body: text === '' ? null : JSON.parse(text),
      cookie: String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '',
    }
  }
  const signIn = (more: object = {}) => send('POST', 'sign-in/email', '', { email, password, ...more })
  const { cookie } = await signIn()
  return { id, email, cookie, send, signIn }
}
type Person = Awaited<ReturnType<typeof person>>

const begin = async ({ send, cookie }: Person) =>
  (await send('POST', 'passkeys/begin', cookie, { password })).body
/** Adds a passkey of a new device. */
async function add(to: Person, name = 'A phone', lie: Lie = {}) {
  const device = softPasskey(origin)
  const credential = device.make(await begin(to), lie)
  const answer = await to.send('POST', 'passkeys', to.cookie, { name, credential })
  return { device, credential, answer }
}
const ask = async ({ send }: Pick<Person, 'send'>): Promise<PasskeyQuestion> =>
  (await send('POST', 'sign-in/passkey/question', '', {})).body
const enter = ({ send }: Pick<Person, 'send'>, passkey: object) =>
  send('POST', 'sign-in/passkey', '', { passkey })
const saidOf = ({ status, body }: { status: number; body: { code?: string } | null }) => [status, body?.code]
const refused = [422, 'wrong_passkey']
const byNumber = (a: number, b: number) => a - b
const audited = async (id: string) => {
  const rows = await service.services.db
    .select({ action: auditLog.action, details: auditLogDetails.details })
    .from(auditLog)
    .innerJoin(auditLogDetails, eq(auditLogDetails.seq, auditLog.seq))
    .where(eq(auditLog.item_id, id))
    .orderBy(auditLog.seq)
  return rows.map(({ action, details }) => [action, details])
}

test('a passkey is added with the password, renamed, signs in alone, is listed with its last use, and removed with the password', async () => {
  const one = await person()
  expect(saidOf(await one.send('POST', 'passkeys/begin', one.cookie, { password: 'no' }))).toEqual([
    422,
    'wrong_password',
  ])
  const request = await begin(one)
  expect(request).toMatchObject({
    rp: { id: 'localhost' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [],
  })
  const { device, credential, answer } = await add(one, '  Work laptop ')
  expect([answer.status, answer.body]).toEqual([
    201,
    {
      id: expect.any(String),
      name: 'Work laptop',
      created_at: expect.any(String),
      last_used_at: null,
      synced: false,
    },
  ])
  // The device is told not to make a second one.
  expect((await begin(one)).excludeCredentials).toEqual([
    { id: device.id, type: 'public-key', transports: ['internal'] },
  ])
  const { id } = answer.body
  const called = await one.send('PUT', `passkeys/${id}`, one.cookie, { name: 'Home laptop' })
  expect(called.body.name).toBe('Home laptop')
  expect((await one.send('GET', 'me', one.cookie)).body).toMatchObject({
    second_factor: 'on',
    recovery_codes: null,
    passkeys: 1,
  })

  const question = await ask(one)
  expect(question).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] })
  const entered = await enter(one, device.sign(question))
  expect([entered.status, entered.body]).toEqual([200, { signed_in: true, second_factor: null }])
  expect((await one.send('GET', 'me', entered.cookie)).body).toMatchObject({ id: one.id })
  const [listed] = (await one.send('GET', 'passkeys', entered.cookie)).body
  expect(listed).toMatchObject({ id, name: 'Home laptop', last_used_at: expect.any(String) })

  const remove = (typed: string) =>
    one.send('POST', `passkeys/${id}/remove`, entered.cookie, { password: typed })
  expect(saidOf(await remove('no'))).toEqual([422, 'wrong_password'])
  expect((await remove(password)).status).toBe(204)
  expect((await one.send('GET', 'passkeys', entered.cookie)).body).toEqual([])
  // Whoever has the device may be signed in elsewhere.
  expect((await one.send('GET', 'me', one.cookie)).status).toBe(401)
  expect((await one.send('GET', 'me', entered.cookie)).body.second_factor).toBe('off')
  expect(saidOf(await enter(one, device.sign(await ask(one))))).toEqual(refused)
  expect(await audited(one.id)).toEqual(
    expect.arrayContaining([
      ['add passkey', { name: 'Work laptop' }],
      ['rename passkey', { before: 'Work laptop', name: 'Home laptop' }],
      ['sign in', { by: 'passkey', second_factor: 'passkey' }],
      ['remove passkey', { name: 'Home laptop' }],
    ]),
  )
  // Answered once, it is no answer any more.
  expect(saidOf(await one.send('POST', 'passkeys', entered.cookie, { name: 'Again', credential }))).toEqual(
    refused,
  )
})

test('with a password a passkey is the second factor, beside codes or instead of them', async () => {
  const one = await person()
  const { device } = await add(one)
  const asked = await one.signIn()
  expect(asked).toMatchObject({
    cookie: '',
    body: { signed_in: false, second_factor: 'asked', ways: { code: false } },
  })
  const { passkey: question } = asked.body.ways
  expect(question.allowCredentials).toEqual([{ id: device.id, type: 'public-key', transports: ['internal'] }])
  // Neither a made-up code nor the password alone, nor an answer to what anybody may ask.
  expect(saidOf(await one.signIn({ code: '000000' }))).toEqual([422, 'wrong_code'])
  expect(saidOf(await one.signIn({ recovery_code: 'any' }))).toEqual([422, 'wrong_code'])
  expect(saidOf(await one.signIn({ passkey: device.sign(await ask(one)) }))).toEqual(refused)
  // Nor the other way round.
  expect(saidOf(await enter(one, device.sign(question)))).toEqual(refused)
  const again = (await one.signIn()).body.ways.passkey
  expect(saidOf(await one.signIn({ password: 'wrong', passkey: device.sign(again) }))).toEqual([
    401,
    'unauthenticated',
  ])
  // Asked for by name, a device need not say whose it is.
  const entered = await one.signIn({ passkey: device.sign(again, { userHandle: null }) })
  expect([entered.status, (await one.send('GET', 'me', entered.cookie)).status]).toEqual([200, 200])
  expect((await audited(one.id)).at(-1)).toEqual(['sign in', { second_factor: 'passkey' }])

  const { secret } = (await one.send('POST', 'second-factor', entered.cookie, { password })).body
  const on = await one.send('POST', 'second-factor/confirm', entered.cookie, { code: codeOf(secret) })
  expect((await one.send('GET', 'me', on.cookie)).body).toMatchObject({ recovery_codes: 10, passkeys: 1 })
  const both = (await one.signIn()).body.ways
  expect(both).toMatchObject({ code: true, passkey: { rpId: 'localhost' } })
  expect((await one.signIn({ passkey: device.sign(both.passkey) })).body.signed_in).toBe(true)
  expect((await one.signIn({ code: codeOf(secret, 1) })).body.signed_in).toBe(true)
})

const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
const lies: [string, Lie][] = [
  ['another challenge', { challenge: 'A'.repeat(72) }],
  ['no challenge', { challenge: '' }],
  ['a page elsewhere', { origin: 'https://evil.example' }],
  ['our page over another port', { origin: 'http://localhost:4000' }],
  ['another host', { rpId: 'evil.example' }],
  ['nobody’s finger, face or PIN', { verified: false }],
  ['nobody’s touch', { present: false }],
  ['another kind of answer', { type: 'webauthn.something' }],
]

test.each(lies)('neither a new passkey nor a sign-in is taken with %s', async (_, lie) => {
  const one = await person()
  expect(saidOf((await add(one, 'A phone', lie)).answer)).toEqual(refused)
  expect((await one.send('GET', 'passkeys', one.cookie)).body).toEqual([])
  const { device, answer } = await add(one)
  expect(answer.status).toBe(201)
  expect(saidOf(await enter(one, device.sign(await ask(one), lie)))).toEqual(refused)
  const { passkey: question } = (await one.signIn()).body.ways
  expect(saidOf(await one.signIn({ passkey: device.sign(question, lie) }))).toEqual(refused)
  // What is true is still taken.
  expect((await enter(one, device.sign(await ask(one)))).status).toBe(200)
})

test('a signature of another key, a holder it does not belong to, none at all, or a count that has not grown is refused', async () => {
  const [one, other] = [await person(), await person()]
  const { device } = await add(one)
  const otherHandle = Buffer.from(other.id).toString('base64url')
  for (const lie of [{ key: stranger }, { userHandle: otherHandle }, { userHandle: null }])
    expect(saidOf(await enter(one, device.sign(await ask(one), lie)))).toEqual(refused)
  expect((await enter(one, device.sign(await ask(one), { counter: 50 }))).status).toBe(200)
  for (const counter of [50, 49, 0])
    expect(saidOf(await enter(one, device.sign(await ask(one), { counter })))).toEqual(refused)
  expect((await enter(one, device.sign(await ask(one), { counter: 51 }))).status).toBe(200)
})

test('an answer serves once, also sent twice at the same time, and only for five minutes; asking keeps nothing', async () => {
  const one = await person()
  const { device } = await add(one)
  const sent = device.sign(await ask(one), { counter: 0 })
  const both = await Promise.all([enter(one, sent), enter(one, sent)])
  expect(both.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 410])
  // The late one counts as a wrong try only if it came after the other was right; a right one ends the count.
  expect((await enter(one, device.sign(await ask(one), { counter: 0 }))).status).toBe(200)
  expect(saidOf(await enter(one, sent))).toEqual([410, 'passkey_late'])
  // Refused for something else, it is used up all the same.
  const question = await ask(one)
  await enter(one, device.sign(question, { verified: false, counter: 0 }))
  expect(saidOf(await enter(one, device.sign(question, { counter: 0 })))).toEqual([410, 'passkey_late'])

  const key = service.services.secrets.key('passkeys')
  const old = (age: number) => ({
    ...question,
    challenge: makeChallenge(key, 'sign in', Date.now() - challengeLifetime - age),
  })
  expect(saidOf(await enter(one, device.sign(old(1), { counter: 0 })))).toEqual([410, 'passkey_late'])
  expect((await enter(one, device.sign(old(-60_000), { counter: 0 }))).status).toBe(200)
  // Longer by its own word, but not by our seal.
  const fresh = Buffer.from((await ask(one)).challenge, 'base64url')
  fresh.writeUIntBE(Date.now() + 3_600_000, 16, 6)
  const stretched = { ...question, challenge: fresh.toString('base64url') }
  expect(saidOf(await enter(one, device.sign(stretched, { counter: 0 })))).toEqual(refused)

  const count = () => service.services.db.$count(verification)
  const before = await count()
  for (let at = 0; at < 5; at++) await ask(one)
  expect(await count()).toBe(before)
})

test('nobody adds a passkey to another’s account, takes theirs, or signs in by one in another’s name', async () => {
  const [one, other] = [await person(), await person()]
  const { device, credential, answer } = await add(one)
  // What was begun in one session is finished in no other, one's own neither.
  const request = await begin(one)
  const made = softPasskey(origin).make(request)
  const elsewhere = (await enter(one, device.sign(await ask(one)))).cookie
  for (const cookie of [other.cookie, elsewhere])
    expect(saidOf(await other.send('POST', 'passkeys', cookie, { name: 'Mine', credential: made }))).toEqual(
      refused,
    )
  const path = `passkeys/${answer.body.id}`
  expect((await other.send('PUT', path, other.cookie, { name: 'Mine' })).status).toBe(404)
  expect((await other.send('POST', `${path}/remove`, other.cookie, { password })).status).toBe(404)
  expect((await other.send('GET', 'passkeys', other.cookie)).body).toEqual([])
  // A device that another account has is not taken for a second one: neither as it is …
  const anew = device.make(await begin(other))
  expect(
    saidOf(await other.send('POST', 'passkeys', other.cookie, { name: 'Mine', credential: anew })),
  ).toEqual([409, 'passkey_known'])
  expect(saidOf(await other.send('POST', 'passkeys', other.cookie, { name: 'Mine', credential }))).toEqual(
    refused,
  )
  // … nor as a second factor of somebody who has one of their own.
  const own = (await add(other)).device
  const { passkey: question } = (await other.signIn()).body.ways
  expect(saidOf(await other.signIn({ passkey: device.sign(question) }))).toEqual(refused)
  const again = (await other.signIn()).body.ways.passkey
  expect((await other.signIn({ passkey: own.sign(again) })).status).toBe(200)
  // One says who made it, which nobody asked: its certificate is not even read.
  expect(saidOf((await add(other, 'A key', { attestation: 'certificate' })).answer)).toEqual(refused)
})

test('at most ten for one person, each with a name', async () => {
  const one = await person()
  const { answer } = await add(one)
  for (const name of ['', '   ', 'x'.repeat(61)]) {
    const sent = await one.send('PUT', `passkeys/${answer.body.id}`, one.cookie, { name })
    expect([name, sent.status, sent.body.fields?.name]).toEqual([name, 400, expect.any(String)])
  }
  // Two begun while there was room for one.
  const requests = [await begin(one), await begin(one)]
  const [values] = await service.services.db.select().from(passkeys).where(eq(passkeys.user_id, one.id))
  if (!values) throw new Error('there is no passkey')
  for (let at = 2; at < mostPasskeys; at++)
    await service.services.db
      .insert(passkeys)
      .values({ ...values, id: randomUUID(), credential_id: `another ${one.id} ${at}` })
  const last = await Promise.all(
    requests.map((request) =>
      one.send('POST', 'passkeys', one.cookie, {
        name: 'One more',
        credential: softPasskey(origin).make(request),
      }),
    ),
  )
  expect(last.map(({ status }) => status).toSorted(byNumber)).toEqual([201, 409])
  expect(saidOf(await one.send('POST', 'passkeys/begin', one.cookie, { password }))).toEqual([
    409,
    'too_many_passkeys',
  ])
})

test('a suspended person’s passkey opens nothing until they are let in; a reset by two takes it away', async () => {
  const one = await person()
  const { device } = await add(one)
  const { db } = service.services
  const [first, second] = [await service.staff('administrator'), await service.staff('administrator')]
  const act = (by: { token: string }, path: string, body: object = {}) =>
    service.ask('POST', `/backoffice/api/${path}`, { as: by.token, body })
  const see = async () =>
    (await service.ask('GET', `/backoffice/api/users/${one.id}`, { as: first.token })).body
  expect(await see()).toMatchObject({ second_factor: 'on', passkeys: 1 })
  await act(first, `users/${one.id}/disable`)
  expect(saidOf(await enter(one, device.sign(await ask(one))))).toEqual(refused)
  await db.update(user).set({ banned: false }).where(eq(user.id, one.id))
  expect((await enter(one, device.sign(await ask(one)))).status).toBe(200)

  await act(first, `users/${one.id}/second-factor/reset`)
  const [request] = await db.select().from(staffRequests).where(eq(staffRequests.user_id, one.id))
  const decided = await act(second, `staff_requests/${request?.id}/decide`, {
    kind: 'second_factor',
    approve: true,
  })
  expect(decided.status).toBeLessThan(300)
  expect(await see()).toMatchObject({ second_factor: 'off', passkeys: 0, sessions: 0 })
  expect(saidOf(await enter(one, device.sign(await ask(one))))).toEqual(refused)
})

test('what is refused is slowed down and written down; a sign-in that no page of ours sent is refused at the door', async () => {
  const one = await person()
  const { device } = await add(one)
  const statuses: number[] = []
  // Delays begin at the last attempt: a slow machine may not use them up.
  const restartDelay = () =>
    service.services.db.update(loginAttempts).set({ last_at: sql`clock_timestamp()` })
  for (let at = 0; at < 8; at++) {
    const signed = device.sign(await ask(one), { verified: false })
    await restartDelay()
    statuses.push((await enter(one, signed)).status)
  }
  expect(statuses.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 422))
  expect(statuses).toContain(429)
  // The right one too: else it would tell. Its owner's password is not touched by it.
  await restartDelay()
  expect((await enter(one, device.sign(await ask(one)))).status).toBe(429)
  expect((await one.signIn()).body.second_factor).toBe('asked')
  await service.services.refusals.flush()
  const rows = await audited(one.id)
  expect(rows).toContainEqual([
    'sign in refused',
    expect.objectContaining({ code: 'wrong_passkey', route: 'sign in', times: 5 }),
  ])
  await service.services.db
    .update(loginAttempts)
    .set({ last_at: sql`${loginAttempts.last_at} - interval '1 hour'` })
  for (const headers of [
    { origin: 'https://evil.example', 'x-backoffice': '1' },
    { origin },
    { 'x-backoffice': '1' },
  ])
    for (const [path, body] of [
      ['sign-in/passkey/question', {}],
      ['sign-in/passkey', { passkey: device.sign(await ask(one)) }],
    ] as const) {
      const answer = await service.ask('POST', `/backoffice/auth/${path}`, { body, headers })
      expect([headers, path, ...saidOf(answer)]).toEqual([headers, path, 403, 'not_from_backoffice'])
    }
})
