import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faqs } from '#contract/collections/faqs.ts'
import { products } from '#contract/collections/products.ts'
import { firstOnboardingProduct } from '#contract/onboarding.ts'
import { account, oneTimeCodes, user } from '#database/tables.ts'
import { openBank, prove } from '../test-support/kyc.ts'
import { openNewsroom } from '../test-support/newsroom.ts'
import { startPostgres, type TestPostgres } from '../test-support/postgres.ts'
import { startService, type Service } from '../test-support/service.ts'
import { codeOf } from '../test-support/totp.ts'
import { until } from '../test-support/until.ts'
import { system } from './changes/actor.ts'
import { digitsOf } from './config/derived-secrets.ts'
import { exportedHeads } from './changes/exported-heads.ts'
import { logHead } from './changes/logged-head.ts'
import { verifyAudit } from './changes/verify-audit.ts'
import { hashPassword } from './staff/passwords/hashing.ts'

const first = 'the first secret, of more than thirty-two characters'
const second = 'the second secret, of more than thirty-two characters'
const password = 'kachere tree in the rain'
const browser = { origin: 'http://localhost:3000', 'x-backoffice': '1' }

let postgres: TestPostgres
let dataDir: string
let service: Service
/** what was issued before the rotation */
let issued: Awaited<ReturnType<typeof issueAll>>

/** Starts the service on the same database and folder with another `SECRET`. */
const startWith = (secret: string, worker = false): Promise<Service> =>
  startService({
    url: postgres.url,
    worker,
    dataDir,
    env: { SECRET: secret },
  })

const change = (one: Service) =>
  one.services.changes(system('a test'), async ({ audit }) => {
    audit.push({ action: 'a test', collection: null, item_id: null, details: {} })
  })

async function issueAll(one: Service) {
  const newsroom = await openNewsroom(one)
  const { branch } = await openBank(newsroom)
  await newsroom.publish(products, {
    ...newsroom.body(products),
    family: 'account',
    type: firstOnboardingProduct,
  })
  const { email, totp } = await enrolStaff(one)
  const other = await enrolStaff(one)
  const code = await one.ask('POST', '/onboarding/v1/verify-username', { body: { username: customer } })
  const contact = await prove(one, customer)
  const draft = randomUUID()
  const { key } = (await one.ask('PUT', `/api/kyc_drafts/${draft}`, { as: contact })).body
  expect((await apply(one, branch)).status).toBe(201)
  const author = newsroom.token('author')
  const faq = { key: randomUUID(), body: newsroom.body(faqs), author }
  const { id: faqId } = (await createFaq(one, faq)).body
  const preview = await one.ask('POST', '/backoffice/api/notices/preview', {
    as: author,
    body: { id: null, body: { title: { en: 'A preview' } }, path: '/list/notices' },
  })
  expect(preview.status).toBe(200)
  await one.ask('POST', '/backoffice/auth/links/ask', { body: { email } })
  await change(one)
  await logHead({ ...one.services, auditKey: one.services.secrets.key('audit') }, () => {})
  const cookie = String(code.headers['set-cookie']).split(';')[0] ?? ''
  return { email, totp, other, cookie, contact, draft, key, branch, faq, faqId, preview: preview.body.url }
}

/** Creates an author with a second factor. */
async function enrolStaff(one: Service): Promise<{ email: string; totp: string }> {
  const email = `${randomUUID()}@sample.invalid`
  const id = randomUUID()
  await one.services.db.insert(user).values({ id, email, name: 'Sample Author', role: 'author' })
  await one.services.db.insert(account).values({
    id: randomUUID(),
    accountId: id,
    providerId: 'credential',
    userId: id,
    password: await hashPassword(password),
  })
  const { token } = (await signIn(one, email)).body
  const factor = (path: string, body: object) =>
    one.ask('POST', `/backoffice/auth/second-factor${path}`, { as: token, body })
  const { secret } = (await factor('', { password })).body
  expect((await factor('/confirm', { code: codeOf(secret) })).status).toBe(200)
  return { email, totp: secret }
}

const customer = 'customer@sample.invalid'
const signIn = (one: Service, email: string, more: object = {}) =>
  one.ask('POST', '/backoffice/auth/sign-in/email', {
    headers: browser,
    body: { email, password, bearer: true, ...more },
  })
const apply = async (one: Service, branch: string) =>
  one.ask('POST', '/onboarding/v1/applications', {
    as: await prove(one, `${randomUUID()}@sample.invalid`),
    body: {
      session: randomUUID(),
      account: { type: 'personal', product: firstOnboardingProduct },
      name: 'Sample Applicant',
      branch,
      national_id: 'MW123456',
      customer_risk_assessment_field_inputs: { monthly_income: '150,000' },
    },
  })

const createFaq = (one: Service, { key, body, author }: { key: string; body: object; author: string }) =>
  one.ask('POST', '/api/faqs', { as: author, body, headers: { 'idempotency-key': key } })

/** Returns the text of the mail to this recipient once the worker has sent it. */
async function mailTo(recipient: string): Promise<string> {
  const outbox = join(dataDir, 'outbox')
  let text = ''
  await until(async () => {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => !name.startsWith('.'))
    const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
    text = mails.find((mail) => mail.includes(`To: ${recipient}`)) ?? ''
    return text !== ''
  })
  // Long lines end in "=" (quoted-printable).
  return text.replaceAll(/=\r?\n/g, '')
}

const verify = async () =>
  verifyAudit(
    service.services.db,
    service.services.secrets.keys('audit'),
    await exportedHeads(service.services.storage, service.services.secrets.keys('audit')),
  )

beforeAll(async () => {
  postgres = await startPostgres()
  dataDir = await mkdtemp(join(tmpdir(), 'rotation-'))
  service = await startWith(first)
  issued = await issueAll(service)
  await service.stop()
  service = await startWith(`k1:${first},k2:${second}`, true)
})
afterAll(async () => {
  await service.stop()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

describe('after a version is added to SECRET', () => {
  test('a second factor opens the back-office', async () => {
    const code = codeOf(issued.totp, 1)
    expect((await signIn(service, issued.email, { code })).status).toBe(200)
  })

  test('a second factor is switched off and set up again', async () => {
    const { email, totp } = issued.other
    const { token } = (await signIn(service, email, { code: codeOf(totp, 1) })).body
    const off = await service.ask('POST', '/backoffice/auth/second-factor/off', {
      as: token,
      body: { password, code: codeOf(totp, 1) },
    })
    expect([off.status, off.body]).toEqual([200, { token: expect.any(String) }])
    const again = await service.ask('POST', '/backoffice/auth/second-factor', {
      as: off.body.token,
      body: { password },
    })
    expect(again.status).toBe(200)
  })

  test('a code that was waiting to be mailed proves its contact', async () => {
    const code = /#(\d{6})\b/.exec(await mailTo(customer))?.[1]
    const { status } = await service.ask('POST', '/onboarding/v1/verify-code', {
      headers: { cookie: issued.cookie },
      body: { username: customer, code },
    })
    expect(status).toBe(200)
  })

  test('a second code within the minute is refused', async () => {
    const { status } = await service.ask('POST', '/onboarding/v1/verify-username', {
      headers: { cookie: issued.cookie },
      body: { username: customer },
    })
    expect(status).toBe(429)
  })

  test('a link that was waiting to be mailed sets a password', async () => {
    const token = /link#([\w-]{43})/.exec(await mailTo(issued.email))?.[1]
    const { status } = await service.ask('POST', '/backoffice/auth/links/use', {
      body: { token, password: 'three goats under a tree' },
    })
    expect(status).toBe(204)
  })

  test('a device still opens the documents of its draft', async () => {
    const { body } = await service.ask('GET', `/api/kyc_drafts/${issued.draft}`, { as: issued.contact })
    expect(body.key).toBe(issued.key)
  })

  test('an identity number still serves one application', async () => {
    expect((await apply(service, issued.branch)).status).toBe(409)
  })

  test('a retry with an Idempotency-Key returns the first item', async () => {
    const { status, body } = await createFaq(service, issued.faq)
    expect([status, body.id]).toEqual([201, issued.faqId])
  })

  test('an open preview still shows', async () => {
    expect((await service.ask('GET', issued.preview)).text).toContain('A preview')
  })

  test('the audit chain verifies across both versions', async () => {
    await change(service)
    await logHead({ ...service.services, auditKey: service.services.secrets.key('audit') }, () => {})
    expect(await verify()).toEqual([])
  })

  test('an audit row that an older version adds is named', async () => {
    await change(service)
    const older = await startWith(first)
    await change(older)
    await older.stop()
    expect(await verify()).toMatchObject([{ error: 'changed' }])
  })
})

describe('after a version is removed from SECRET', () => {
  const contactName = 'another-customer@sample.invalid'
  let later: Service
  let before: { cookie: string; code: string; contact: string; session: string; email: string; totp: string }
  beforeAll(async () => {
    const one = await startWith(first)
    const asked = await one.ask('POST', '/onboarding/v1/verify-username', { body: { username: contactName } })
    const { db, secrets } = one.services
    const [row] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.username, contactName))
    const { email, totp } = await enrolStaff(one)
    before = {
      cookie: String(asked.headers['set-cookie']).split(';')[0] ?? '',
      code: digitsOf(secrets.key('codes'), row?.id ?? ''),
      contact: await prove(one, contactName),
      session: (await signIn(one, email, { code: codeOf(totp, 1) })).body.token,
      email,
      totp,
    }
    await one.stop()
    later = await startWith(`k2:${second}`)
  })
  afterAll(() => later.stop())
  const askCode = () =>
    later.ask('POST', '/onboarding/v1/verify-username', {
      headers: { cookie: before.cookie },
      body: { username: contactName },
    })

  test('a code of that version is replaced by a new one', async () => {
    const answer = await later.ask('POST', '/onboarding/v1/verify-code', {
      headers: { cookie: before.cookie },
      body: { username: contactName, code: before.code },
    })
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated'])
    expect((await askCode()).status).toBe(200)
  })

  test('a proved contact and a session stay valid', async () => {
    const draft = `/api/kyc_drafts/${randomUUID()}`
    expect((await later.ask('PUT', draft, { as: before.contact })).status).toBe(200)
    expect(await later.ask('GET', '/backoffice/auth/me', { as: before.session })).toMatchObject({
      status: 200,
      body: { recovery_codes: 0 },
    })
  })

  test('new recovery codes replace a second factor of that version', async () => {
    const answer = await signIn(later, before.email, { code: codeOf(before.totp, 1) })
    expect([answer.status, answer.body.code]).toEqual([422, 'wrong_code'])
    const { body } = await later.ask('POST', '/backoffice/auth/second-factor/codes', {
      as: before.session,
      body: { password },
    })
    const recovered = await signIn(later, before.email, { recovery_code: body.recovery_codes[0] })
    expect(recovered.status).toBe(200)
  })

  test('a draft of that version restarts with a new key', async () => {
    const draft = `/api/kyc_drafts/${issued.draft}`
    expect((await later.ask('GET', draft, { as: issued.contact })).status).toBe(404)
    const { body } = await later.ask('PUT', draft, { as: issued.contact })
    expect(body.key).toMatch(/^[\w-]{43}$/)
    expect(body.key).not.toBe(issued.key)
  })
})
