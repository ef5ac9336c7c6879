import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loans } from '#contract/collections/loans.ts'
import type { Approvals } from '#contract/backoffice/approvals.ts'
import type { AskedErasures } from '#contract/backoffice/kyc.ts'
import type { StaffRequest } from '#contract/backoffice/people.ts'
import type { WorkQueue, WorkQueueKind } from '#contract/backoffice/work-queue.ts'
import type { Role } from '#contract/roles.ts'
import { account, messages, session, staffNotices, user } from '#database/tables.ts'
import { openBank, prove, readyDocuments, seePage } from '../../../test-support/kyc.ts'
import { openNewsroom, type Newsroom } from '../../../test-support/newsroom.ts'
import { sampled } from '../../../test-support/sampled.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { sessionTokenHash } from '../sessions/hash-tokens.ts'
import { acts, type Act } from './rules.ts'

// One administrator tries every act that needs two people, with every second identity within their reach.

let service: Service
let newsroom: Newsroom
let branch: string
let one: Person
let another: Person
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
  ;({ branch } = await openBank(newsroom))
  one = await person('administrator')
  another = await person('administrator')
})
afterAll(() => service.stop())

type Person = { id: string; token: string }
type Identity = { kind: 'staff' | 'service'; token: string }

/** Signed in, and with a password, so that they count as somebody who could decide. */
async function person(...held: Role[]): Promise<Person> {
  const made = await service.staff(held)
  await service.services.db.insert(account).values({
    id: randomUUID(),
    accountId: made.id,
    providerId: 'credential',
    userId: made.id,
    password: 'x',
  })
  return made
}

const post = (path: string, as: string, body: unknown = {}) => service.ask('POST', path, { as, body })
const backoffice = (path: string, as: string, body: unknown = {}) => post(`/backoffice/api/${path}`, as, body)

/** The open request about a user, or about a service account by its name. */
async function requestAbout(subject: string): Promise<string> {
  const { body } = await service.ask('GET', '/backoffice/api/staff_requests', { as: one.token })
  const requests = body as StaffRequest[]
  const isAbout = ({ user: { id }, service_account: program }: StaffRequest) =>
    (program === null ? id : program.username) === subject
  return requests.find(isAbout)?.id ?? randomUUID()
}

const newAccount = () => ({ username: `program-${randomUUID()}`, collections: ['loans', 'faqs'], days: 30 })
const logIn = ({ username, password }: { username: string; password: string }) =>
  service.ask('POST', '/login', { body: { username, password } })

/** Every way to a second identity; null where one administrator alone does not reach it. */
const ways: Record<string, () => Promise<Identity | null>> = {
  async 'a service account that waits'() {
    const given = newAccount()
    const made = await backoffice('service_accounts', one.token, given)
    expect(made).toMatchObject({ status: 201, body: { state: 'asked' } })
    expect(await logIn(made.body)).toMatchObject({ status: 403 })
    // Its maker cannot be the second administrator, and cannot widen it either.
    const id = await requestAbout(given.username)
    const body = { kind: 'service_account', approve: true }
    expect(await backoffice(`staff_requests/${id}/decide`, one.token, body)).toMatchObject({ status: 403 })
    for (const method of ['PUT', 'PATCH'] as const) {
      const path = `/backoffice/api/service_accounts/${made.body.id}`
      expect((await service.ask(method, path, { as: one.token, body: given })).status).toBe(404)
    }
    await backoffice(`staff_requests/${id}/decide`, one.token, { ...body, approve: false })
    return null
  },
  async 'a service account that another agreed to'() {
    const made = await backoffice('service_accounts', one.token, newAccount())
    const id = await requestAbout(made.body.username)
    const body = { kind: 'service_account', approve: true }
    expect((await backoffice(`staff_requests/${id}/decide`, another.token, body)).status).toBe(204)
    const { status, body: signedIn } = await logIn(made.body)
    expect(status).toBe(200)
    return { kind: 'service', token: signedIn.token }
  },
  async 'an invitation to a mailbox of their own'() {
    const email = `${randomUUID()}@sample.invalid`
    const invited = await backoffice('users', one.token, { name: 'Second Self', email, roles: ['approver'] })
    expect(invited).toMatchObject({ status: 201, body: { roles: [] } })
    await backoffice(`staff_requests/${await requestAbout(invited.body.id)}/decide`, one.token, {
      kind: 'roles',
      approve: false,
    })
    const token = await openSession(invited.body.id)
    return { kind: 'staff', token }
  },
  async 'another person’s changed e-mail'() {
    const other = await person('approver')
    const body = { name: 'Second Self', email: 'self@sample.invalid' }
    const path = `/backoffice/api/users/${other.id}`
    expect((await service.ask('PUT', path, { as: one.token, body })).status).toBe(400)
    for (const route of ['change-email', 'update-user'])
      expect((await post(`/backoffice/auth/${route}`, one.token, { newEmail: body.email })).status).toBe(404)
    return null
  },
  async 'another person’s password reset'() {
    const other = await person('approver')
    expect((await backoffice(`users/${other.id}/invitation`, one.token)).body.state).toBe('asked')
    const author = await person('author')
    const sent = await backoffice(`users/${author.id}/invitation`, one.token)
    expect(sent).toMatchObject({ status: 202, body: { ok: true, state: 'done' } })
    const { db } = service.services
    const links = await db.select().from(messages).where(eq(messages.template, 'staff-link'))
    expect(links.map(({ recipient }) => recipient)).toContain(`${author.id}@staff.invalid`)
    expect(links.map(({ recipient }) => recipient)).not.toContain(`${other.id}@staff.invalid`)
    return null
  },
  async 'another person’s restored session'() {
    const other = await person('approver')
    expect((await backoffice(`users/${other.id}/disable`, one.token)).status).toBe(200)
    expect((await backoffice(`users/${other.id}/enable`, one.token)).body.state).toBe('asked')
    expect((await service.ask('GET', '/backoffice/auth/me', { as: other.token })).status).toBe(401)
    return null
  },
  'a session of their own begun again': async () => ({ kind: 'staff', token: await openSession(one.id) }),
}

async function openSession(userId: string): Promise<string> {
  const token = `${randomUUID()}${randomUUID()}`.replaceAll('-', '')
  const expiresAt = new Date(Date.now() + 3_600_000)
  await service.services.db
    .insert(session)
    .values({ id: randomUUID(), token: sessionTokenHash(token), userId, expiresAt })
  return token
}

/** An act: one identity begins it, another decides. Whether it took effect is asked of the service. */
type Attempt = {
  begin(by: Identity): Promise<boolean>
  decide(by: Identity): Promise<number>
  done(): Promise<boolean>
}

let numbers = 0
const kyc = (id: string, what: string, as: string, body: unknown = null) =>
  post(`/api/kyc_reviews/${id}/${what}`, as, body)
const review = (id: string, as: string) => service.ask('GET', `/api/kyc_reviews/${id}`, { as })

async function handedIn(type: 'Individual Account' | 'Corporate Account'): Promise<string> {
  const username = `customer${++numbers}@sample.invalid`
  const as = await prove(service, username)
  const documents = await readyDocuments(service, username, type)
  const account_number = String(7_000_000_000_000 + numbers)
  const { body } = await service.ask('POST', '/api/kyc_submissions', {
    as,
    body: { account_number, account_name: 'Sample Customer', branch, kyc_account_type: type, documents },
    headers: { 'idempotency-key': randomUUID() },
  })
  return body.id
}

async function acceptAll(id: string, as: string): Promise<number> {
  await kyc(id, 'claim', as)
  const { body } = await review(id, as)
  for (const { id: document, pages } of body.documents ?? []) {
    for (let page = 1; page <= pages; page++) await seePage(service, as, { id, document, page })
    const { version } = (await review(id, as)).body
    await kyc(id, `documents/${document}/decide`, as, { decision: 'accepted', version })
  }
  const version = (await review(id, as)).body.version ?? 1
  const { status } = await kyc(id, 'finish', as, { version })
  await kyc(id, 'release', as)
  return status
}

const onStaff =
  (
    kind: Act,
    held: Role[],
    ask: (on: Person, as: string) => Promise<{ status: number }>,
  ): (() => Promise<Attempt>) =>
  async () => {
    const on = await person(...held)
    const { db } = service.services
    const row = async () => (await db.select().from(user).where(eq(user.id, on.id)))[0]
    if (kind === 'enable') await backoffice(`users/${on.id}/disable`, one.token)
    if (kind === 'second_factor')
      await db.update(user).set({ twoFactorEnabled: true }).where(eq(user.id, on.id))
    const before = await row()
    return {
      begin: async (by) => (await ask(on, by.token)).status < 400,
      async decide(by) {
        const id = await requestAbout(on.id)
        return (await backoffice(`staff_requests/${id}/decide`, by.token, { kind, approve: true })).status
      },
      async done() {
        const now = await row()
        const mail = await db
          .select()
          .from(messages)
          .where(eq(messages.recipient, `${on.id}@staff.invalid`))
        return (
          now?.role !== before?.role ||
          now?.banned !== before?.banned ||
          now?.twoFactorEnabled !== before?.twoFactorEnabled ||
          mail.some(({ template }) => template === 'staff-link')
        )
      },
    }
  }

const attempts: Record<Act, () => Promise<Attempt>> = {
  roles: onStaff('roles', ['author'], (on, as) =>
    backoffice(`users/${on.id}/roles`, as, { roles: ['administrator'] }),
  ),
  enable: onStaff('enable', ['author'], (on, as) => backoffice(`users/${on.id}/enable`, as)),
  remove: onStaff('remove', ['approver'], (on, as) =>
    service.ask('DELETE', `/backoffice/api/users/${on.id}`, { as }),
  ),
  second_factor: onStaff('second_factor', ['author'], (on, as) =>
    backoffice(`users/${on.id}/second-factor/reset`, as),
  ),
  password: onStaff('password', ['approver'], (on, as) => backoffice(`users/${on.id}/invitation`, as)),
  async service_account() {
    let made: { username: string; password: string } | undefined
    return {
      async begin(by) {
        const { status, body } = await backoffice('service_accounts', by.token, newAccount())
        made = body
        return status === 201
      },
      async decide(by) {
        const id = await requestAbout(made?.username ?? '')
        const decision = { kind: 'service_account', approve: true }
        return (await backoffice(`staff_requests/${id}/decide`, by.token, decision)).status
      },
      done: async () => made !== undefined && (await logIn(made)).status === 200,
    }
  },
  async publication() {
    let id = ''
    let revision = 1
    return {
      async begin(by) {
        const path = by.kind === 'service' ? '/loans' : '/api/loans'
        const written = await post(path, by.token, newsroom.body(loans))
        if (written.status >= 300) return false
        ;({ id, revision = 1 } = written.body)
        return by.kind === 'service' || (await post(`/api/loans/${id}/submit`, by.token, null)).status === 200
      },
      decide: async (by) => (await post(`/api/loans/${id}/approve`, by.token, { revision })).status,
      done: async () => (await service.ask('GET', `/api/loans/${id}`)).status === 200,
    }
  },
  async archiving() {
    const { id, revision } = await newsroom.publish(loans)
    return {
      begin: async (by) => (await post(`/api/loans/${id}/archive`, by.token, null)).status === 200,
      decide: async (by) =>
        (await post(`/api/loans/${id}/approve`, by.token, { revision, kind: 'archiving' })).status,
      done: async () => (await service.ask('GET', `/api/loans/${id}`)).status === 404,
    }
  },
  async erasure() {
    const id = await handedIn('Individual Account')
    return {
      begin: async (by) => (await kyc(id, 'erasure', by.token, { why: 'Asked by letter' })).status < 300,
      async decide(by) {
        const { body } = await review(id, one.token)
        const erasure = body.erasure?.id ?? randomUUID()
        return (await kyc(id, 'erasure/decide', by.token, { approved: true, erasure })).status
      },
      done: async () => (await review(id, another.token)).status === 404,
    }
  },
  async hold_end() {
    const id = await handedIn('Individual Account')
    await kyc(id, 'hold', one.token, { reason: 'A lawsuit', reference: 'HC/12/2026' })
    return {
      begin: async (by) => (await kyc(id, 'hold/end', by.token, { reason: 'It is over' })).status < 300,
      async decide(by) {
        const { body } = await review(id, one.token)
        const request = body.hold?.end?.id ?? randomUUID()
        return (await kyc(id, 'hold/decide', by.token, { approved: true, request })).status
      },
      done: async () => !(await review(id, another.token)).body.legal_hold,
    }
  },
  async corporate_kyc() {
    const id = await handedIn('Corporate Account')
    return {
      begin: async (by) => (await acceptAll(id, by.token)) === 200,
      decide: async (by) => await acceptAll(id, by.token),
      done: async () => (await review(id, another.token)).body.state === 'accepted',
    }
  },
}

describe.each(Object.entries(ways))('%s', (_, obtain) => {
  let second: Identity | null
  beforeAll(async () => {
    second = await obtain()
  })
  for (const [tags, cases] of sampled(Object.keys(acts) as Act[]))
    test.each(cases)('does not let one person do alone: %s', { tags }, async (act) => {
      if (second === null) return
      const self: Identity = { kind: 'staff', token: one.token }
      for (const [first, then] of [
        [self, second],
        [second, self],
      ] as const) {
        const attempt = await attempts[act]()
        const begun = await attempt.begin(first)
        expect(begun || first !== self).toBe(true)
        if (!begun) continue
        expect(await attempt.decide(then)).toBeGreaterThanOrEqual(400)
        expect(await attempt.done()).toBe(false)
      }
    })
})

describe('a new account of a removed person', () => {
  /** Removes an administrator and invites them again by another address of the same mailbox. */
  async function reinvite({ id }: Person): Promise<Identity> {
    const gone = await service.ask('DELETE', `/backoffice/api/users/${id}`, { as: one.token })
    expect(gone.status).toBe(202)
    const agreed = { kind: 'remove', approve: true }
    const path = `staff_requests/${await requestAbout(id)}/decide`
    expect((await backoffice(path, another.token, agreed)).status).toBe(204)
    const email = `${id.slice(0, 4)}.${id.slice(4).toUpperCase()}+again@staff.invalid`
    const invited = await backoffice('users', one.token, { name: 'Returned', email, roles: [] })
    expect(invited.status).toBe(201)
    const { db } = service.services
    await db.update(user).set({ role: 'administrator' }).where(eq(user.id, invited.body.id))
    return { kind: 'staff', token: await openSession(invited.body.id) }
  }
  for (const [tags, cases] of sampled(Object.keys(acts) as Act[]))
    test.each(cases)('does not decide on earlier work: %s', { tags }, async (act) => {
      const former = await person('administrator')
      const attempt = await attempts[act]()
      expect(await attempt.begin({ kind: 'staff', token: former.token })).toBe(true)
      expect(await attempt.decide(await reinvite(former))).toBeGreaterThanOrEqual(400)
      expect(await attempt.done()).toBe(false)
    })
})

describe('a second account of the same person', () => {
  const decidable: readonly WorkQueueKind[] = ['approvals', 'staff_requests', 'erasures', 'kyc']
  /** Counts what the work queue and the desks offer to somebody to decide. */
  async function offered(as: string): Promise<{ queue: number; desks: number }> {
    const read = async (path: string) => (await service.ask('GET', `/backoffice/api/${path}`, { as })).body
    const { sections } = (await read('work_queue')) as WorkQueue
    const { batches } = (await read('approvals')) as Approvals
    const requests = (await read('staff_requests')) as StaffRequest[]
    const erasures = (await service.ask('GET', '/api/kyc_reviews/erasures', { as })).body as AskedErasures
    return {
      queue: sections.reduce((sum, { kind, total }) => sum + (decidable.includes(kind) ? total : 0), 0),
      desks:
        batches.flatMap(({ items }) => items).filter(({ mine }) => !mine).length +
        requests.filter(({ mine_to_decide }) => mine_to_decide).length +
        erasures.items.filter(({ mine }) => !mine).length,
    }
  }
  /** Two accounts of one administrator. */
  async function accountsOfOne(): Promise<[Person, Person]> {
    const [first, second] = [await person('administrator'), await person('administrator')]
    const email = `${first.id}+second@staff.invalid`
    await service.services.db.update(user).set({ email }).where(eq(user.id, second.id))
    return [first, second]
  }
  for (const [tags, cases] of sampled(Object.keys(acts) as Act[]))
    test.each(cases)('is not offered work of the other: %s', { tags }, async (act) => {
      const [first, second] = await accountsOfOne()
      const attempt = await attempts[act]()
      expect(await attempt.begin({ kind: 'staff', token: first.token })).toBe(true)
      const { queue, desks } = await offered(another.token)
      // The desk of KYC reviews shows every submission.
      const onDesk = act === 'corporate_kyc' ? 0 : 1
      expect(await offered(second.token)).toEqual({ queue: queue - 1, desks: desks - onDesk })
    })
  test.each(['publication', 'archiving'] as const)(
    'is not mailed about work of the other: %s',
    async (act) => {
      const attempt = await attempts[act]()
      const [first, second] = await accountsOfOne()
      expect(await attempt.begin({ kind: 'staff', token: first.token })).toBe(true)
      const { db } = service.services
      const noticesTo = ({ id }: Person) => db.select().from(staffNotices).where(eq(staffNotices.user_id, id))
      expect(await noticesTo(second)).toEqual([])
      expect((await noticesTo(another)).length).toBeGreaterThan(0)
    },
  )
  test('is shown that the other did the first KYC review', async () => {
    const [first, second] = await accountsOfOne()
    const id = await handedIn('Corporate Account')
    expect(await acceptAll(id, first.token)).toBe(200)
    expect((await review(id, second.token)).body.first_by_viewer).toBe(true)
    expect((await review(id, another.token)).body.first_by_viewer).toBe(false)
    expect((await kyc(id, 'claim', second.token)).body.code).toBe('own_work')
  })
})
