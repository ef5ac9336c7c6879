import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, session, user } from '#database/tables.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { codeOf } from '../../../test-support/totp.ts'
import { hashPassword } from '../passwords/hashing.ts'

const password = 'kachere tree in the rain'
let service: Service
let email: string
let id: string
beforeAll(async () => {
  service = await startService()
  id = randomUUID()
  email = `${id}@sample.invalid`
  await service.services.db.insert(user).values({ id, email, name: 'Somebody', role: 'approver' })
  await service.services.db.insert(account).values({
    id: randomUUID(),
    accountId: id,
    providerId: 'credential',
    userId: id,
    password: await hashPassword(password),
  })
})
afterAll(() => service.stop())

const post = (path: string, body: object, as: string | null = null) =>
  service.ask('POST', `/backoffice/auth/${path}`, { as, body })
const signIn = async (more: object = {}): Promise<string> =>
  (await post('sign-in/email', { email, password, bearer: true, ...more })).body.token
const status = async (as: string) => (await service.ask('GET', '/backoffice/auth/me', { as })).status

/** Every row of every table, as texts. */
async function everything(): Promise<string> {
  const { db } = service.services
  type Rows<T> = { rows: T[] }
  const { rows: tables } = (await db.execute(
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )) as unknown as Rows<{ name: string }> // the column is the one just named
  let all = ''
  for (const { name } of tables) {
    const { rows } = (await db.execute(
      sql`select string_agg(t::text, ' ') as text from ${sql.raw(name)} t`,
    )) as unknown as Rows<{ text: string | null }>
    all += `${name} ${rows[0]?.text ?? ''}\n`
  }
  return all
}

test('no token that somebody holds lies in the database, however its session began', async () => {
  const held = [(await service.staff('author')).token, await signIn()]
  const cookie = await service.ask('POST', '/backoffice/auth/sign-in/email', {
    body: { email, password },
    headers: { origin: 'http://localhost:3000', 'x-backoffice': '1' },
  })
  held.push(/backoffice=(\w+)/.exec(String(cookie.headers['set-cookie']))?.[1] ?? '')
  const first = held[1] ?? ''
  const { body: made } = await post('second-factor', { password }, first)
  const confirmed = await post('second-factor/confirm', { code: codeOf(made.secret) }, first)
  // The session that switched it on was replaced.
  expect([await status(first), await status(confirmed.body.token)]).toEqual([401, 200])
  held.push(confirmed.body.token)
  held.push(await signIn({ code: codeOf(made.secret, 1) }))
  held.push(await signIn({ recovery_code: made.recovery_codes[0] }))
  for (const token of held) expect(token).toMatch(/^\w{20,}$/)
  const rows = await everything()
  expect(rows).toContain(email)
  for (const [at, token] of held.entries()) expect([at, rows.includes(token)]).toEqual([at, false])
  const off = await post(
    'second-factor/off',
    { password, code: codeOf(made.secret, -1) },
    confirmed.body.token,
  )
  expect([await status(confirmed.body.token), await status(off.body.token)]).toEqual([401, 200])
  expect(await everything()).not.toContain(off.body.token)
})

test('what the database has of a token opens nothing, as bearer or as cookie', async () => {
  const { token } = await service.staff('author')
  const rows = await service.services.db.select().from(session)
  expect(await status(token)).toBe(200)
  for (const { token: stored, id: row } of rows) {
    expect(await status(stored)).toBe(401)
    expect(await status(row)).toBe(401)
    const cookie = { cookie: `backoffice=${stored}` }
    expect((await service.ask('GET', '/backoffice/auth/me', { headers: cookie })).status).toBe(401)
  }
})

test('a session that a used code began is not left behind', async () => {
  const { db } = service.services
  const as = await signIn()
  const { body: made } = await post('second-factor', { password }, as)
  await post('second-factor/confirm', { code: codeOf(made.secret) }, as)
  const code = codeOf(made.secret, 1)
  expect(await signIn({ code })).toBeTruthy()
  const count = async () => (await db.select().from(session).where(eq(session.userId, id))).length
  const before = await count()
  expect((await post('sign-in/email', { email, password, code, bearer: true })).body.code).toBe('wrong_code')
  expect(await count()).toBe(before)
})
