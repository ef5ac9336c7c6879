import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { StaffRequest } from '#contract/backoffice/people.ts'
import { kycAccountTypes } from '#contract/collections/kyc-account-types.ts'
import { roles, type Role } from '#contract/roles.ts'
import { account, messages, roleRemovals, staffRequests, user } from '#database/tables.ts'
import { openNewsroom, type Newsroom, type StaffItem } from '../../../test-support/newsroom.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { templateNamed } from '../../messages/templates.ts'
import { acts, needsSecond, needsTwoOfficers, waitHours } from './rules.ts'
import { requestsTakeEffect } from './take-effect.ts'
import { customerMessages } from '../../messages/customer-messages/customer-messages.ts'

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
})
afterAll(() => service.stop())

type Person = { id: string; token: string }
async function person(...held: Role[]): Promise<Person> {
  const one = await service.staff(held)
  await service.services.db
    .insert(account)
    .values({ id: randomUUID(), accountId: one.id, providerId: 'credential', userId: one.id, password: 'x' })
  return one
}
/** Nobody decides in the house but whom a test makes. */
beforeEach(async () => {
  const { db } = service.services
  await db.delete(roleRemovals)
  await db.delete(staffRequests)
  await db.execute(sql`update "user" set role = null where id in (select user_id from account)`)
})

const ask = (by: Person, path: string, body: object = {}) =>
  service.ask('POST', `/backoffice/api/${path}`, { as: by.token, body })
const remove = (by: Person, on: Person) =>
  service.ask('DELETE', `/backoffice/api/users/${on.id}`, { as: by.token })
const requests = async (by: Person): Promise<StaffRequest[]> =>
  (await service.ask('GET', '/backoffice/api/staff_requests', { as: by.token })).body
/** Why one person needs roles that check each other. */
const reason = 'Stands in during leave'
const rolesOf = async ({ id }: Person): Promise<string | null> => {
  const [row] = await service.services.db.select({ role: user.role }).from(user).where(eq(user.id, id))
  return row?.role ?? null
}
const stateOf = async (on: Person, by: Person): Promise<string> =>
  (await service.ask('GET', `/backoffice/api/users/${on.id}`, { as: by.token })).body.state
/** Lets so many hours go by for whatever waits. */
const waits = (hours: number) =>
  service.services.db.execute(
    sql`update staff_requests set waits_until = waits_until - make_interval(hours => ${hours}) where waits_until is not null`,
  )
const look = () => requestsTakeEffect(service.services.changes, service.services)

/** Every act of the table on somebody's account, asked for by one administrator. */
const staffActs = [
  {
    act: 'roles given',
    on: ['author'] as Role[],
    run: (by: Person, on: Person) =>
      ask(by, `users/${on.id}/roles`, { roles: ['author', 'approver'], reason }),
    done: async (on: Person) => (await rolesOf(on)) !== 'author',
  },
  {
    act: 'administrator made',
    on: ['author'] as Role[],
    run: (by: Person, on: Person) => ask(by, `users/${on.id}/roles`, { roles: ['administrator'] }),
    done: async (on: Person) => (await rolesOf(on)) !== 'author',
  },
  {
    act: 'approver demoted',
    on: ['approver'] as Role[],
    run: (by: Person, on: Person) => ask(by, `users/${on.id}/roles`, { roles: [] }),
    done: async (on: Person) => (await rolesOf(on)) !== 'approver',
  },
  {
    act: 'approver removed',
    on: ['approver'] as Role[],
    run: remove,
    done: async (on: Person) => (await rolesOf(on)) === null,
  },
  {
    act: 'second factor reset',
    on: ['author'] as Role[],
    run: async (by: Person, on: Person) => {
      await service.services.db.update(user).set({ twoFactorEnabled: true }).where(eq(user.id, on.id))
      return ask(by, `users/${on.id}/second-factor/reset`)
    },
    done: async (on: Person) => {
      const [row] = await service.services.db.select().from(user).where(eq(user.id, on.id))
      return row?.twoFactorEnabled !== true
    },
  },
  {
    act: 'password of one who decides',
    on: ['approver'] as Role[],
    run: (by: Person, on: Person) => ask(by, `users/${on.id}/invitation`),
    done: async (on: Person) => {
      const [mail] = await service.services.db
        .select()
        .from(messages)
        .where(and(eq(messages.recipient, `${on.id}@staff.invalid`), eq(messages.template, 'staff-link')))
      return mail !== undefined
    },
  },
  {
    act: 'letting in again',
    on: ['author'] as Role[],
    run: async (by: Person, on: Person) => {
      await ask(by, `users/${on.id}/disable`)
      return ask(by, `users/${on.id}/enable`)
    },
    done: async (on: Person) => {
      const [row] = await service.services.db.select().from(user).where(eq(user.id, on.id))
      return !row?.banned
    },
  },
]

test.each(staffActs)('$act: a second administrator decides, and nobody else does', async (one) => {
  const [a, b, approver] = [
    await person('administrator'),
    await person('administrator'),
    await person('approver'),
  ]
  const on = await person(...one.on)
  const answer = await one.run(a, on)
  expect(answer.body).toMatchObject({ state: 'asked', waits_until: null })
  expect(await one.done(on)).toBe(false)
  const [request] = await requests(b)
  const { id, kind } = request!
  const decide = (by: Person, body: object) => ask(by, `staff_requests/${id}/decide`, body)
  expect((await decide(a, { kind, approve: true })).body.code).toBe('own_work')
  expect((await decide(approver, { kind, approve: true })).status).toBe(403)
  expect((await ask(approver, `staff_requests/${id}/object`, { kind, why: 'No' })).body.code).toBe(
    'wrong_state',
  )
  // A request of another kind than the one on the screen is nothing they have read.
  const other = kind === 'roles' ? 'remove' : 'roles'
  expect((await decide(b, { kind: other, approve: true })).body.code).toBe('changed_since')
  expect(await one.done(on)).toBe(false)
  expect((await decide(b, { kind, approve: true })).status).toBe(204)
  expect(await one.done(on)).toBe(true)
})

test.each(staffActs)(
  '$act: with the other administrator suspended it waits, and one approver stops it',
  async (one) => {
    const [a, b, approver] = [
      await person('administrator'),
      await person('administrator'),
      await person('approver'),
    ]
    const on = await person(...one.on)
    expect((await ask(a, `users/${b.id}/disable`)).status).toBe(200)
    const { body } = await one.run(a, on)
    expect(body.state).toBe('asked')
    expect(Date.parse(body.waits_until) - Date.now()).toBeGreaterThan((waitHours - 1) * 3_600_000)
    await waits(waitHours - 1)
    await look()
    expect(await one.done(on)).toBe(false)
    const [request] = await requests(approver)
    expect(request).toMatchObject({ mine_to_object: true, mine_to_decide: false })
    expect((await requests(a))[0]).toMatchObject({ mine_to_object: false, mine_to_decide: false })
    const { id, kind } = request!
    expect((await ask(a, `staff_requests/${id}/object`, { kind, why: 'x' })).body.code).toBe('own_work')
    expect((await ask(approver, `staff_requests/${id}/object`, { kind, why: 'Who is that?' })).status).toBe(
      204,
    )
    await waits(waitHours)
    await look()
    expect(await one.done(on)).toBe(false)
    // Asked anew, and nobody objects: there is no dead end.
    await one.run(a, on)
    await waits(waitHours)
    await look()
    expect(await one.done(on)).toBe(true)
  },
)

test('what waits is mailed to everybody with a role, the one who was shut out too, and says when', async () => {
  const [a, b, on] = [await person('administrator'), await person('administrator'), await person('author')]
  await ask(a, `users/${b.id}/disable`)
  await ask(a, `users/${on.id}/roles`, { roles: ['author', 'kyc_officer'] })
  const { db, secrets } = service.services
  const mails = await db.select().from(messages).where(eq(messages.template, 'staff-request'))
  const recipients = mails.map(({ recipient }) => recipient)
  for (const one of [a, b, on]) expect(recipients).toContain(`${one.id}@staff.invalid`)
  const sender = { name: 'Sample Bank', phone: null }
  const services = {
    db,
    secrets,
    sender,
    publicUrl: 'https://bank.example',
    backofficeUrl: 'https://staff.example',
    messages: customerMessages('en', {}),
  }
  const about = mails.at(-1)?.about ?? ''
  const written = await templateNamed('staff-request')?.(services, about, 'en')
  expect(written?.text).toContain('author, kyc_officer')
  expect(written?.text).toMatch(/takes effect on \d+ \w+ \d{4}, \d\d:\d\d CAT/)
  expect((await templateNamed('staff-request')?.(services, about, 'ny'))?.text).toContain('Ovomereza')
})

test('no way round by disable, enable, remove, demote or invite: whoever was an administrator still counts', async () => {
  const b = await person('administrator')
  const a = await person('administrator')
  const mine = await person('author')
  const raise = () => ask(a, `users/${mine.id}/roles`, { roles: ['approver'] })
  const state = async () => (await raise()).body.state
  // Suspended, waiting to be let in again, and after the clock was asked nothing.
  await ask(a, `users/${b.id}/disable`)
  expect(await state()).toBe('asked')
  expect((await ask(a, `users/${b.id}/enable`)).body.state).toBe('asked')
  expect(await stateOf(b, a)).toBe('disabled')
  expect((await remove(a, b)).status).toBe(202)
  expect((await ask(a, `users/${b.id}/roles`, { roles: [] })).body.state).toBe('asked')
  const invited = await ask(a, 'users', {
    name: 'Own Account',
    email: `${randomUUID()}@sample.invalid`,
    roles: ['administrator'],
  })
  expect(invited.body.roles).toEqual([])
  expect(await rolesOf(mine)).toBe('author')
  // Removed by the clock: they count for thirty days more, and only then is nobody else there.
  await service.services.db.delete(staffRequests)
  await remove(a, b)
  await waits(waitHours)
  await look()
  expect((await service.ask('GET', `/backoffice/api/users/${b.id}`, { as: a.token })).status).toBe(404)
  expect(await state()).toBe('asked')
  await service.services.db.execute(sql`update role_removals set ended_at = now() - interval '31 days'`)
  expect(await state()).toBe('done')
})

test('suspending the second while a request is open starts its 72 hours then, not before', async () => {
  const [a, b, mine] = [await person('administrator'), await person('administrator'), await person('author')]
  await ask(a, `users/${mine.id}/roles`, { roles: ['approver'] })
  await service.services.db.execute(sql`update staff_requests set asked_at = now() - interval '30 days'`)
  await ask(a, `users/${b.id}/disable`)
  await look()
  expect(await rolesOf(mine)).toBe('author')
  const [request] = await requests(a)
  expect(Date.parse(request?.waits_until ?? '')).toBeGreaterThan(Date.now() + 71 * 3_600_000)
  // The second is back: the clock counts for nothing any more.
  await service.services.db.update(user).set({ banned: false }).where(eq(user.id, b.id))
  await waits(waitHours)
  await look()
  expect(await rolesOf(mine)).toBe('author')
  expect((await requests(a))[0]).toMatchObject({ waits_until: null })
})

test('approvers who were suspended do not consent by their silence', async () => {
  const [a, b, approver, mine] = [
    await person('administrator'),
    await person('administrator'),
    await person('approver'),
    await person('author'),
  ]
  for (const one of [b, approver]) await ask(a, `users/${one.id}/disable`)
  await ask(a, `users/${mine.id}/roles`, { roles: ['approver'] })
  await waits(waitHours)
  await look()
  expect(await rolesOf(mine)).toBe('author')
  await service.services.db.execute(sql`update role_removals set ended_at = now() - interval '31 days'`)
  await look()
  expect(await rolesOf(mine)).toBe('approver')
})

test('of two administrators a hostile one is suspended at once and removed; what they asked for is void', async () => {
  const [good, hostile, mine] = [
    await person('administrator'),
    await person('administrator'),
    await person('author'),
  ]
  await ask(hostile, `users/${good.id}/roles`, { roles: [] })
  await ask(hostile, `users/${mine.id}/roles`, { roles: ['approver'] })
  expect((await ask(good, `users/${hostile.id}/sessions/end`)).status).toBe(200)
  expect((await ask(good, `users/${hostile.id}/disable`)).body.state).toBe('disabled')
  expect(await requests(good)).toEqual([])
  expect((await remove(good, hostile)).status).toBe(202)
  await waits(waitHours)
  await look()
  expect((await service.ask('GET', `/backoffice/api/users/${hostile.id}`, { as: good.token })).status).toBe(
    404,
  )
  expect([await rolesOf(good), await rolesOf(mine)]).toEqual(['administrator', 'author'])
})

test('one about whom it is cannot stop their own removal; the last administrator cannot be taken out by the clock', async () => {
  const [a, b] = [await person('administrator'), await person('administrator')]
  expect((await remove(a, b)).body.waits_until).not.toBeNull()
  const [request] = await requests(b)
  const { id, kind } = request!
  expect((await ask(b, `staff_requests/${id}/decide`, { kind, approve: false })).body.code).toBe('own_work')
  expect((await ask(b, `staff_requests/${id}/object`, { kind, why: 'No' })).body.code).toBe('own_work')
  await service.services.db.update(user).set({ banned: true }).where(eq(user.id, a.id))
  await waits(waitHours)
  await look()
  expect(await rolesOf(b)).toBe('administrator')
})

test('a request about somebody whose roles have changed since is not what was read', async () => {
  const [a, b, on] = [await person('administrator'), await person('administrator'), await person('author')]
  await ask(a, `users/${on.id}/roles`, { roles: ['author', 'auditor'], reason })
  const [request] = await requests(b)
  await service.services.db.update(user).set({ role: 'approver' }).where(eq(user.id, on.id))
  const decided = await ask(b, `staff_requests/${request!.id}/decide`, { kind: 'roles', approve: true })
  expect([decided.status, decided.body.code]).toEqual([409, 'changed_since'])
  expect(await rolesOf(on)).toBe('approver')
})

test('an account type of KYC is approved, archived and published again by two', async () => {
  const a = await person('administrator')
  const body = { name: { en: 'Corporate Account', ny: 'x' }, position: 1 }
  const path = '/api/kyc_account_types'
  const post = (id: string, verb: string, given: unknown = null, as = a.token) =>
    service.ask('POST', `${path}/${id}/${verb}`, { as, body: given })
  const item = await newsroom.publish(kycAccountTypes, body)
  expect((await post(item.id, 'archive')).body.state).toBe('in_review')
  expect((await post(item.id, 'approve', { revision: 1, kind: 'archiving' })).body.code).toBe('own_work')
  expect((await service.ask('DELETE', `${path}/${item.id}`, { as: a.token })).body.code).toBe(
    'needs_approval',
  )
  expect((await post(item.id, 'publish')).body.code).toBe('needs_approval')
  expect((await service.ask('GET', `${path}/${item.id}`)).status).toBe(200)
})

test('an approval on an old screen becomes no archiving, and an archiving no approval', async () => {
  const approver = newsroom.token('approver')
  const post = (id: string, verb: string, body: unknown, as: string) =>
    service.ask('POST', `/api/kyc_account_types/${id}/${verb}`, { as, body })
  const writer = newsroom.writer(kycAccountTypes)
  const { id } = await newsroom.publish(kycAccountTypes)
  await post(id, 'archive', {}, writer)
  for (const body of [
    { revision: 1 },
    { revision: 1, kind: 'publication' },
    { revision: 2, kind: 'archiving' },
  ])
    expect(await post(id, 'approve', body, approver)).toMatchObject({
      status: 409,
      body: { code: 'changed_since' },
    })
  const back = await post(id, 'return', { reason: 'No', revision: 1, kind: 'publication' }, approver)
  expect(back.body.code).toBe('changed_since')
  expect((await service.ask('GET', `/api/kyc_account_types/${id}`)).status).toBe(200)
  const draft = await newsroom.write(kycAccountTypes)
  await post(draft.id, 'submit', null, writer)
  expect((await post(draft.id, 'approve', { revision: 1, kind: 'archiving' }, approver)).body.code).toBe(
    'changed_since',
  )
})

test('nobody approves words of their own that somebody else took up again, nor what they sent', async () => {
  const boss = await person('administrator')
  const other = newsroom.writer(kycAccountTypes)
  const path = '/api/kyc_account_types'
  const post = (id: string, verb: string, given: unknown, as: string) =>
    service.ask('POST', `${path}/${id}/${verb}`, { as, body: given })
  const put = async (id: string, body: object, as: string, query = '') => {
    const read = await service.ask('GET', `${path}/${id}?state=all`, { as })
    const headers = { 'if-match': String(read.headers['etag']) }
    return service.ask('PUT', `${path}/${id}${query}`, { as, body, headers })
  }
  const good = { name: { en: 'SME' }, position: 3 }
  const bad = { name: { en: 'Everything goes' }, position: 9 }
  const item = await newsroom.publish(kycAccountTypes, good)
  await put(item.id, bad, boss.token)
  await put(item.id, { ...good, position: 4 }, other)
  await post(item.id, 'submit', null, other)
  expect((await post(item.id, 'approve', { revision: 3 }, newsroom.token('approver'))).status).toBe(200)
  const again = await put(item.id, bad, other, '?restored=2')
  await post(item.id, 'submit', null, other)
  const { revision } = again.body as StaffItem
  expect((await post(item.id, 'approve', { revision }, boss.token)).body.code).toBe('own_work')
  const sent = await newsroom.write(kycAccountTypes)
  await post(sent.id, 'submit', null, boss.token)
  expect((await post(sent.id, 'approve', { revision: 1 }, boss.token)).body.code).toBe('own_work')
})

test('the table: what is not known asks for two, and suspending is no act of two', () => {
  expect(needsTwoOfficers('Corporate Account')).toBe(true)
  expect([needsTwoOfficers('SME'), needsTwoOfficers('Trust Account'), needsTwoOfficers(null)]).toEqual([
    false,
    true,
    true,
  ])
  expect(Object.keys(acts)).not.toContain('disable')
  for (const role of roles) expect([role, needsSecond('roles', [], [role])]).toEqual([role, true])
  for (const role of roles)
    expect([role, needsSecond('roles', [role], [])]).toEqual([
      role,
      ['administrator', 'approver'].includes(role),
    ])
})
