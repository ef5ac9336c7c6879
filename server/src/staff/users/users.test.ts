// @module-tag databases

import { randomUUID } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffRequest } from '#contract/backoffice/people.ts'
import { roles, type Role } from '#contract/roles.ts'
import { rowsOf } from '#database/rows-of.ts'
import { account, messages, passwordLinks, staffRequests, user } from '#database/tables.ts'
import { database, startOn } from '../../../test-support/databases.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { softPasskey } from '../../../test-support/soft-passkey.ts'
import { codeOf } from '../../../test-support/totp.ts'
import { until } from '../../../test-support/until.ts'
import { customerMessages } from '../../messages/customer-messages/customer-messages.ts'
import { templateNamed } from '../../messages/templates.ts'
import { sendReset } from '../links/ask-reset.ts'

let service: Service
beforeAll(async () => {
  service = await startOn(database)
})
afterAll(() => service.stop())

/** Somebody signed in who has a password, so that they count as one who can sign in. */
async function person(role: Role | Role[]) {
  const one = await service.staff(role)
  await service.services.db
    .insert(account)
    .values({ id: randomUUID(), accountId: one.id, providerId: 'credential', userId: one.id, password: 'x' })
  return one
}
type Person = { id: string; token: string }
const as = ({ token }: Person) => ({
  get: (path: string) => service.ask('GET', `/backoffice/api/${path}`, { as: token }),
  post: (path: string, body: object = {}) =>
    service.ask('POST', `/backoffice/api/${path}`, { as: token, body }),
  put: (path: string, body: object) => service.ask('PUT', `/backoffice/api/${path}`, { as: token, body }),
  remove: (path: string) => service.ask('DELETE', `/backoffice/api/${path}`, { as: token }),
})
const auth = (path: string, body: object) => service.ask('POST', `/backoffice/auth/${path}`, { body })
const signIn = (email: string, password: string) => auth('sign-in/email', { email, password, bearer: true })

/** Returns the newest mail to an address, as the worker writes it. */
async function mailTo(email: string): Promise<string> {
  const { db, secrets } = service.services
  const [mail] = await db
    .select()
    .from(messages)
    .where(eq(messages.recipient, email))
    .orderBy(desc(messages.created_at))
    .limit(1)
  const sender = { name: 'Sample Bank', phone: null }
  const services = {
    db,
    secrets,
    sender,
    messages: customerMessages('en', {}),
    publicUrl: 'https://bank.example',
    backofficeUrl: 'https://staff.example',
  }
  const written = await templateNamed(mail?.template ?? '')?.(services, mail?.about ?? '', 'en')
  expect(written?.subject).not.toContain(email)
  return written?.text ?? ''
}

/** Returns the token of the newest link mailed to an address: the fragment of its address. */
const linkTo = async (email: string): Promise<string> =>
  /https:\/\/staff\.example\/backoffice\/link#([\w-]{43})$/m.exec(await mailTo(email))?.[1] ?? ''

/** Leaves these as the only ones who decide, now or of late. */
async function only(...ids: string[]) {
  const others = sql`id not in (${sql.join(ids, sql`, `)}) and (role like '%administrator%' or role like '%approver%')`
  await service.services.db.execute(sql`update "user" set role = 'author' where ${others}`)
  await service.services.db.execute(sql`delete from role_removals`)
}

test('somebody invited chooses a password by a mailed link, once, and signs in with the roles given', async () => {
  const one = await person('administrator')
  await only(one.id)
  const email = `new-${randomUUID()}@sample.invalid`
  const made = await as(one).post('users', {
    name: 'Tiyamike Banda',
    email: email.toUpperCase(),
    roles: ['author', 'rates_officer'],
  })
  expect(made).toMatchObject({
    status: 201,
    body: {
      name: 'Tiyamike Banda',
      email,
      roles: ['author', 'rates_officer'],
      state: 'invited',
      second_factor: 'off',
    },
  })
  expect((await as(one).post('users', { name: 'Other', email, roles: [] })).status).toBe(409)
  const tagged = email.replace('@', '+other@')
  expect((await as(one).post('users', { name: 'Other', email: tagged, roles: [] })).status).toBe(409)
  expect(await mailTo(email)).toMatch(/^Tiyamike Banda, administrator has invited you/)
  const token = await linkTo(email)
  expect((await auth('links/look', { token })).body).toEqual({
    kind: 'invitation',
    name: 'Tiyamike Banda',
    email,
  })
  const use = (password: string) => auth('links/use', { token, password })
  for (const [password, code] of [
    ['short', 'password_short'],
    ['x'.repeat(129), 'password_long'],
    ['Password1234!', 'password_common'],
    ['aaaaaaaaaaaaaa', 'password_common'],
    ['tiyamike-has-a-goat', 'password_own'],
  ] as const)
    expect([password, (await use(password)).body.code]).toEqual([password, code])
  expect((await signIn(email, 'three goats under a tree')).status).toBe(401)
  expect((await use('three goats under a tree')).status).toBe(204)
  expect((await use('four goats under a tree')).body.code).toBe('gone')
  expect((await signIn(email, 'three goats under a tree')).status).toBe(200)
  expect((await as(one).get(`users/${made.body.id}`)).body).toMatchObject({
    state: 'active',
    signed_in_at: expect.any(String),
  })
  const [row] = await service.services.db
    .select()
    .from(passwordLinks)
    .where(eq(passwordLinks.user_id, made.body.id))
  expect(JSON.stringify(row)).not.toContain(token)
})

test('a link to a new password answers alike for anyone, serves for an hour, and ends the sessions there are', async () => {
  const one = await person('administrator')
  await only(one.id)
  const email = `new-${randomUUID()}@sample.invalid`
  const { body } = await as(one).post('users', { name: 'Chikondi', email, roles: ['author'] })
  await auth('links/use', { token: await linkTo(email), password: 'three goats under a tree' })
  const session = (await signIn(email, 'three goats under a tree')).body.token
  const answers = [
    await auth('links/ask', { email: email.toUpperCase() }),
    await auth('links/ask', { email: 'nobody@sample.invalid' }),
  ]
  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [202, '{"ok":true}'],
    [202, '{"ok":true}'],
  ])
  const { db } = service.services
  const links = () => db.select().from(passwordLinks).where(eq(passwordLinks.user_id, body.id))
  // A process without a worker makes none itself.
  expect(await links()).toHaveLength(1)
  const { jobs } = service.services
  const waiting = await rowsOf(db, sql`select data from pgboss.job where name = 'password-link'`)
  expect(waiting).toHaveLength(2)
  expect(JSON.stringify(waiting)).not.toContain('sample.invalid')
  await jobs.work('password-link', (data) => sendReset(service.services, data))
  await until(async () => (await links()).length === 2)
  const late = await linkTo(email)
  await db
    .update(passwordLinks)
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where(eq(passwordLinks.user_id, body.id))
  expect((await auth('links/use', { token: late, password: 'five goats under a tree' })).body.code).toBe(
    'gone',
  )
  await auth('links/ask', { email })
  await until(async () => (await links()).length === 3)
  const token = await linkTo(email)
  expect((await auth('links/use', { token, password: 'five goats under a tree' })).status).toBe(204)
  expect((await service.ask('GET', '/backoffice/auth/me', { as: session })).status).toBe(401)
  expect((await signIn(email, 'three goats under a tree')).status).toBe(401)
  const again = (await signIn(email, 'five goats under a tree')).body.token
  const other = (await signIn(email, 'five goats under a tree')).body.token
  const change = (current: string, wanted: string) =>
    service.ask('POST', '/backoffice/auth/password', { as: again, body: { current, wanted } })
  expect((await change('wrong', 'six goats under a tree')).body.code).toBe('wrong_password')
  expect((await change('five goats under a tree', 'leavemealone')).body.code).toBe('password_common')
  expect((await change('five goats under a tree', 'six goats under a tree')).status).toBe(204)
  expect((await service.ask('GET', '/backoffice/auth/me', { as: other })).status).toBe(401)
  expect((await service.ask('GET', '/backoffice/auth/me', { as: again })).status).toBe(200)
})

test('two accounts of one person are one administrator', async () => {
  const [one, two, author] = [
    await person('administrator'),
    await person('administrator'),
    await person('author'),
  ]
  await only(one.id, two.id)
  const { db } = service.services
  await db
    .update(user)
    .set({ email: `${one.id}+second@staff.invalid` })
    .where(eq(user.id, two.id))
  const given = async () => (await as(one).post(`users/${author.id}/roles`, { roles: ['kyc_officer'] })).body
  // Nobody else decides here: it is done immediately, and all staff are mailed.
  expect(await given()).toMatchObject({ state: 'done' })
  await db.update(user).set({ role: 'author' }).where(eq(user.id, author.id))
  await person('approver')
  expect(await given()).toMatchObject({ state: 'asked', waits_until: expect.any(String) })
  await db.delete(staffRequests).where(eq(staffRequests.user_id, author.id))
})

test('with two administrators a role waits for the second; nobody decides their own request nor one about themselves', async () => {
  const [one, two, author] = [
    await person('administrator'),
    await person('administrator'),
    await person('author'),
  ]
  await only(one.id, two.id)
  expect((await as(one).post(`users/${author.id}/roles`, { roles: ['author', 'kyc_officer'] })).body).toEqual(
    { state: 'asked', waits_until: null },
  )
  const roles = async (of: Person) => (await as(one).get(`users/${of.id}`)).body.roles
  expect(await roles(author)).toEqual(['author'])
  const [request] = (await as(two).get('staff_requests')).body
  expect(request).toMatchObject({
    kind: 'roles',
    wanted: ['author', 'kyc_officer'],
    user: { id: author.id },
    mine_to_decide: true,
  })
  expect((await as(one).get('staff_requests')).body[0].mine_to_decide).toBe(false)
  const decide = (by: Person, id: string, approve = true) =>
    as(by).post(`staff_requests/${id}/decide`, { kind: 'roles', approve })
  expect((await decide(one, request.id)).body.code).toBe('own_work')
  expect((await decide(author, request.id)).status).toBe(403)
  expect((await decide(two, request.id)).status).toBe(204)
  expect((await decide(two, request.id)).body.code).toBe('wrong_state')
  expect(await roles(author)).toEqual(['author', 'kyc_officer'])
  // To take a role away needs nobody else.
  expect((await as(one).post(`users/${author.id}/roles`, { roles: ['author'] })).body).toEqual({
    state: 'done',
  })
  await as(two).post(`users/${one.id}/roles`, { roles: ['administrator', 'approver'] })
  const [about] = (await as(one).get('staff_requests')).body
  expect((await decide(one, about.id)).body.code).toBe('own_work')
  expect((await decide(two, about.id)).body.code).toBe('own_work')
  expect((await decide(two, about.id, false)).status).toBe(204)
  expect(await roles(one)).toEqual(['administrator'])
  const email = `${randomUUID()}@sample.invalid`
  const invited = await as(one).post('users', { name: 'Invited', email, roles: ['author'] })
  expect(invited.body.roles).toEqual([])
  expect((await as(two).get('staff_requests')).body).toMatchObject([
    { user: { id: invited.body.id }, wanted: ['author'] },
  ])
})

test('roles that check each other need a reason, which the second administrator reads', async () => {
  const [one, two, author] = [
    await person('administrator'),
    await person('administrator'),
    await person('author'),
  ]
  await only(one.id, two.id)
  const wanted = { roles: ['author', 'approver'] }
  const refused = await as(one).post(`users/${author.id}/roles`, wanted)
  expect(refused).toMatchObject({ status: 400, body: { fields: { reason: expect.any(String) } } })
  const email = `new-${randomUUID()}@sample.invalid`
  const invited = { name: 'Chisomo', email, roles: ['administrator', 'auditor'] }
  expect((await as(one).post('users', invited)).status).toBe(400)
  const reason = 'Stands in during leave'
  expect((await as(one).post(`users/${author.id}/roles`, { ...wanted, reason })).body).toMatchObject({
    state: 'asked',
  })
  expect((await as(two).get('staff_requests')).body).toContainEqual(
    expect.objectContaining({ wanted: wanted.roles, reason }),
  )
})

test('the audit log has the reason for roles that check each other where an administrator acts alone', async () => {
  const [one, author] = [await person('administrator'), await person('author')]
  await only(one.id)
  const reason = 'The only two of the branch'
  const body = { roles: ['author', 'approver'], reason }
  expect((await as(one).post(`users/${author.id}/roles`, body)).body).toMatchObject({ state: 'done' })
  const { rows } = (await as(one).get(`audit?item=${author.id}&action=set roles`)).body
  expect(rows).toMatchObject([{ sentence: expect.stringContaining(`author, approver: “${reason}”`) }])
})

test('a role beside two that were already held needs no new reason', async () => {
  const [one, two] = [await person('administrator'), await person('administrator')]
  const both = await person('author')
  await only(one.id, two.id)
  await service.services.db.execute(sql`update "user" set role = 'author,approver' where id = ${both.id}`)
  const roles = ['author', 'approver', 'kyc_officer']
  expect((await as(one).post(`users/${both.id}/roles`, { roles })).body).toMatchObject({ state: 'asked' })
})

test('a second factor is reset by two administrators, and its holder’s sessions end', async () => {
  const [one, two, author] = [
    await person('administrator'),
    await person('administrator'),
    await person('author'),
  ]
  await only(one.id, two.id)
  expect((await as(one).post(`users/${author.id}/second-factor/reset`)).body.code).toBe('wrong_state')
  await service.services.db.update(user).set({ twoFactorEnabled: true }).where(eq(user.id, author.id))
  expect((await as(one).post(`users/${author.id}/second-factor/reset`)).body).toEqual({
    state: 'asked',
    waits_until: null,
  })
  const waiting = (await as(two).get('staff_requests')).body
  const request = waiting.find(({ kind }: { kind: string }) => kind === 'second_factor')
  expect(
    (await as(two).post(`staff_requests/${request.id}/decide`, { kind: 'second_factor', approve: true }))
      .status,
  ).toBe(204)
  expect((await as(one).get(`users/${author.id}`)).body).toMatchObject({ second_factor: 'off', sessions: 0 })
})

test('an administrator sees where somebody is signed in, and ends one session of theirs', async () => {
  const [one, author] = [await person('administrator'), await person('author')]
  const list = async () => (await as(one).get(`users/${author.id}/sessions`)).body as { id: string }[]
  expect((await as(one).get(`users/${author.id}`)).body.sessions).toBe(1)
  const [theirs] = await list()
  expect(await list()).toHaveLength(1)
  const path = (who: string, id = theirs?.id) => `/backoffice/api/users/${who}/sessions/${id}`
  const end = (address: string, token = one.token) => service.ask('DELETE', address, { as: token })
  // Neither by another's name, nor by who is no administrator.
  expect((await end(path(one.id))).status).toBe(404)
  expect((await end(path(author.id), author.token)).status).toBe(403)
  expect((await end(path(author.id))).status).toBe(204)
  expect(await list()).toEqual([])
  expect((await service.ask('GET', '/backoffice/auth/me', { as: author.token })).status).toBe(401)
  expect((await end(path(author.id))).status).toBe(404)
})

test('the last administrator can neither go, nor be shut out, nor step down', async () => {
  const one = await person('administrator')
  await only(one.id)
  const refused = [
    await as(one).remove(`users/${one.id}`),
    await as(one).post(`users/${one.id}/disable`),
    await as(one).post(`users/${one.id}/roles`, { roles: ['author'] }),
  ]
  for (const { status, body } of refused) expect([status, body.code]).toEqual([409, 'last_administrator'])
  // One who was invited and cannot sign in yet does not count.
  await service.staff('administrator')
  expect((await as(one).remove(`users/${one.id}`)).status).toBe(409)
})

test('who is shut out or removed is signed out at once; a removed one’s e-mail is free and their name stays', async () => {
  const [one, author] = [await person('administrator'), await person('author')]
  await only(one.id)
  const me = (of: Person) => service.ask('GET', '/backoffice/auth/me', { as: of.token })
  expect((await as(one).put(`users/${author.id}`, { name: 'Renamed' })).body.name).toBe('Renamed')
  expect((await as(one).post(`users/${author.id}/disable`)).body).toMatchObject({
    state: 'disabled',
    sessions: 0,
  })
  expect((await me(author)).status).toBe(401)
  expect((await as(one).post(`users/${author.id}/enable`)).body).toEqual({ state: 'done' })
  expect((await as(one).get(`users/${author.id}`)).body.state).toBe('active')
  const { email } = (await as(one).get(`users/${author.id}`)).body
  expect((await as(one).remove(`users/${author.id}`)).status).toBe(204)
  expect((await as(one).get(`users/${author.id}`)).status).toBe(404)
  expect((await as(one).get('users')).body.map(({ id }: Person) => id)).not.toContain(author.id)
  expect((await as(one).post('users', { name: 'Another', email, roles: [] })).status).toBe(201)
  const [kept] = await service.services.db
    .select({ name: user.name })
    .from(user)
    .where(eq(user.id, author.id))
  expect(kept).toEqual({ name: 'Renamed' })
})

test('a program is made for some collections and days, its password shown once, and revoked', async () => {
  const [one, two] = [await person('administrator'), await person('administrator')]
  const wish = { username: `loader-${randomUUID().slice(0, 8)}`, collections: ['faqs'], days: 30 }
  for (const wrong of [{ collections: ['leads'] }, { days: 0 }, { collections: [] }])
    expect((await as(one).post('service_accounts', { ...wish, ...wrong })).status).toBe(400)
  const made = await as(one).post('service_accounts', wish)
  expect([made.status, (await as(one).post('service_accounts', wish)).status]).toEqual([201, 409])
  const { username, password, id } = made.body
  const login = () => service.ask('POST', '/login', { body: { username, password } })
  expect((await login()).status).toBe(403)
  expect((await as(one).get('service_accounts')).body[0]).toMatchObject({ id, agreement: 'waiting' })
  const waiting: StaffRequest[] = (await as(two).get('staff_requests')).body
  const request = waiting.find(({ service_account: program }) => program?.username === username)
  expect(request).toMatchObject({ kind: 'service_account', service_account: { collections: ['faqs'] } })
  const agreed = { kind: 'service_account', approve: true }
  expect((await as(two).post(`staff_requests/${request?.id}/decide`, agreed)).status).toBe(204)
  const { token } = (await login()).body
  expect((await service.ask('GET', '/api/faqs?state=all', { as: token })).status).toBe(200)
  const list = await as(one).get('service_accounts')
  expect(list.body[0]).toMatchObject({
    id,
    username,
    collections: ['faqs'],
    agreement: 'agreed',
    last_used_at: expect.any(String),
  })
  expect(list.text).not.toContain(password)
  const { db } = service.services
  await db.execute(sql`update service_accounts set expires_at = now() - interval '1 second' where id = ${id}`)
  expect((await login()).status).toBe(401)
  expect((await service.ask('GET', '/api/faqs?state=all', { as: token })).status).toBe(401)
  await db.execute(sql`update service_accounts set expires_at = now() + interval '1 day' where id = ${id}`)
  expect((await as(one).post(`service_accounts/${id}/revoke`)).status).toBe(204)
  expect((await login()).status).toBe(401)
  expect((await service.ask('GET', '/api/faqs?state=all', { as: token })).status).toBe(401)
})

test('in production no staff reach anything before they have a second factor, whatever their role', async () => {
  const env = {
    NODE_ENV: 'production',
    ALLOW_EMBEDDED: '1',
    SMTP_URL: 'smtp://localhost:1',
    MAIL_FROM: 'bank@sample.invalid',
    SMS_URL: 'http://localhost:1',
    SMS_TOKEN: 'token',
    SECRET: 'a secret of more than thirty-two characters',
    KEYRING: `k1:${'A'.repeat(43)}`,
    PUBLIC_URL: 'http://localhost:3000',
    ADMIN_EMAIL: 'first@sample.invalid',
    ADMIN_PASSWORD: 'three goats under a tree',
  }
  const production = await startService({ env })
  try {
    for (const role of [...roles, []]) {
      const { token } = await production.staff(role)
      for (const url of ['/api/faqs?state=all', '/backoffice/api/find?q=x']) {
        const answer = await production.ask('GET', url, { as: token })
        expect([role, url, answer.status, answer.body.code]).toEqual([role, url, 403, 'second_factor_needed'])
      }
      const me = await production.ask('GET', '/backoffice/auth/me', { as: token })
      // Who has no role has nothing to sign in for.
      expect(me).toMatchObject(role.length > 0 ? { body: { second_factor: 'needed' } } : { status: 403 })
    }
    const body = { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD, bearer: true }
    let as = (await production.ask('POST', '/backoffice/auth/sign-in/email', { body })).body.token
    const { password } = body
    const { secret } = (
      await production.ask('POST', '/backoffice/auth/second-factor', { as, body: { password } })
    ).body
    const confirm = { as, body: { code: codeOf(secret) } }
    as = (await production.ask('POST', '/backoffice/auth/second-factor/confirm', confirm)).body.token
    expect((await production.ask('GET', '/backoffice/api/users', { as })).status).toBe(200)

    // The last second factor stays, be it codes or a passkey; of two either can go.
    const post = (path: string, sent: object) =>
      production.ask('POST', `/backoffice/auth/${path}`, { as, body: sent })
    const off = () => post('second-factor/off', { password, code: codeOf(secret) })
    const addPasskey = async () => {
      const request = (await post('passkeys/begin', { password })).body
      const credential = softPasskey(env.PUBLIC_URL).make(request)
      return (await post('passkeys', { name: 'A key', credential })).body.id
    }
    const remove = async (id: string) => await post(`passkeys/${id}/remove`, { password })
    expect(await off()).toMatchObject({ status: 409, body: { code: 'last_second_factor' } })
    expect((await remove(await addPasskey())).status).toBe(204)
    const last = await addPasskey()
    const without = await off()
    expect(without.status).toBe(200)
    as = without.body.token
    expect(await remove(last)).toMatchObject({ status: 409, body: { code: 'last_second_factor' } })
    expect((await production.ask('GET', '/backoffice/api/users', { as })).status).toBe(200)
    expect((await production.ask('POST', '/backoffice/auth/sign-in/email', { body })).body).toMatchObject({
      signed_in: false,
      ways: { code: false, passkey: { rpId: 'localhost' } },
    })
  } finally {
    await production.stop()
  }
})
