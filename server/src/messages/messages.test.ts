import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { smsParts } from '#contract/rules/sms.ts'
import { rowsOf } from '#database/rows-of.ts'
import { messages } from '#database/tables.ts'
import { startGateway, startMailbox, type Gateway, type Mailbox } from '../../test-support/mailbox.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { startTcpProxy } from '../../test-support/tcp-proxy.ts'
import { until } from '../../test-support/until.ts'
import type { LogLabels } from '../http/log-line.ts'
import { readConfig } from '../config/settings.ts'
import { retries } from '../jobs/jobs.ts'
import { openTransports, type Transports } from './transports.ts'
import { customerMessages } from './customer-messages/customer-messages.ts'
import { deliver } from './deliver.ts'

// A real SMTP server and a gateway, both on the loopback.

let mailbox: Mailbox
let gateway: Gateway
let service: Service
let waiting: Service
let transports: Transports
const env = () => ({
  SMTP_URL: mailbox.url,
  MAIL_FROM: 'bank@sample.invalid',
  SMS_URL: gateway.url,
  SMS_TOKEN: 'a sample token',
})
beforeAll(async () => {
  mailbox = await startMailbox()
  gateway = await startGateway()
  service = await startService({ worker: true, env: env() })
  // Its messages wait: nobody works.
  waiting = await startService({ env: env() })
  transports = openTransports(readConfig({ ...env(), DATA_DIR: waiting.dataDir }, []).messaging)
})
afterAll(async () => {
  transports.close()
  await service.stop()
  await waiting.stop()
  await mailbox.stop()
  await gateway.stop()
})

const ask = (from: Service, username: string, lang = 'en') =>
  from.ask('POST', '/onboarding/v1/verify-username', { body: { username, lang } })
const textFor = (to: string) => z.object({ to: z.literal(to), text: z.string() })
async function newest(from: Service) {
  const [row] = await from.services.db.select().from(messages).orderBy(desc(messages.created_at)).limit(1)
  if (!row) throw new Error('no message')
  return row
}
const reported: LogLabels[] = []
const run = (id: string, by = transports) =>
  deliver(
    {
      db: waiting.services.db,
      secrets: waiting.services.secrets,
      publicUrl: 'https://bank.example',
      backofficeUrl: 'https://staff.example',
      readSender: async () => ({ name: 'Sample Bank', phone: null }),
      readMessages: async (lang) => customerMessages(lang, {}),
      report: (_error, labels) => void reported.push(labels),
    },
    by,
    id,
  )

test('mails and texts go out by the queue, and nothing lies in the outbox', async () => {
  await ask(service, 'sample@customers.invalid')
  await until(() => mailbox.mails.length === 1)
  expect(mailbox.mails[0]).toMatch(/^From: bank@sample\.invalid$/m)
  expect(mailbox.mails[0]).toMatch(/^To: sample@customers\.invalid$/m)
  await ask(service, '0999 000 200')
  await until(() => gateway.texts.length === 1)
  const [text] = gateway.texts
  expect(text?.authorization).toBe('Bearer a sample token')
  expect(text?.body).toMatchObject({ to: '+265999000200', text: expect.stringContaining('Your code is') })
  await until(async () => (await newest(service)).state === 'sent')
  expect(await readdir(join(service.dataDir, 'outbox')).catch(() => [])).toEqual([])
})

test.each([
  ['en', '0999 000 201', '+265999000201'],
  ['ny', '0999 000 202', '+265999000202'],
])('a code is one part of a text message (%s)', async (lang, typed, to) => {
  await ask(service, typed, lang)
  const find = () => gateway.texts.flatMap(({ body }) => textFor(to).safeParse(body).data?.text ?? [])[0]
  await until(() => find() !== undefined)
  expect(smsParts(find() ?? '')).toBe(1)
})

test(
  'what is refused once goes out when its seconds are over, and does not wait for the next look at the queue',
  { tags: ['length'], timeout: 25_000 },
  async () => {
    gateway.status = 500
    await ask(service, '0999 000 202')
    const refused = sql`select 1 from pgboss.job where name = 'message' and state = 'retry'`
    await until(async () => (await rowsOf(service.services.db, refused)).length === 1)
    gateway.status = 200
    await until(async () => (await newest(service)).state === 'sent')
    expect(await newest(service)).toMatchObject({ attempts: 2 })
    // The queue is looked at by itself each 30 s: this test's time is shorter.
  },
)

test('a mail whose connection breaks while it is sent goes out at the next attempt', async () => {
  const proxy = await startTcpProxy(mailbox.url)
  const settings = { ...env(), SMTP_URL: proxy.url, DATA_DIR: waiting.dataDir }
  const cut = openTransports(readConfig(settings, []).messaging)
  await ask(waiting, 'cut@customers.invalid')
  const { id } = await newest(waiting)
  proxy.cutAtNextByte()
  await expect(run(id, cut)).rejects.toThrow(/ECONNRESET|Connection closed/)
  expect(await newest(waiting)).toMatchObject({ state: 'queued', attempts: 1 })
  await run(id, cut)
  expect(await newest(waiting)).toMatchObject({ state: 'sent', attempts: 2 })
  expect(mailbox.mails.at(-1)).toMatch(/^To: cut@customers\.invalid$/m)
  cut.close()
  await proxy.stop()
})

test('what a mail server refuses for now is tried again under the same Message-ID', async () => {
  await ask(waiting, 'again@customers.invalid')
  const { id } = await newest(waiting)
  const before = mailbox.mails.length
  mailbox.full = true
  await expect(run(id)).rejects.toThrow('try later')
  expect(await newest(waiting)).toMatchObject({ state: 'queued', attempts: 1 })
  mailbox.full = false
  await run(id)
  expect(mailbox.mails.slice(before)).toHaveLength(1)
  expect(mailbox.mails.at(-1)).toMatch(new RegExp(`^Message-ID: <${id}@localhost>$`, 'm'))
  expect(await newest(waiting)).toMatchObject({ state: 'sent', attempts: 2 })
  // Sent is sent: the queue may hand it out twice.
  await run(id)
  expect(mailbox.mails.slice(before)).toHaveLength(1)
})

test('a recipient that is no plain address is written to nobody, whatever row it comes from', async () => {
  await ask(waiting, 'plain@customers.invalid')
  const { id } = await newest(waiting)
  const before = mailbox.mails.length
  const hostile = [
    'a1,box@example.org',
    'x<box@example.org',
    'box(c)@example.org',
    'box@example.org\r\nBcc: b@example.org',
  ]
  for (const recipient of hostile) {
    await waiting.services.db.update(messages).set({ recipient, state: 'queued' }).where(eq(messages.id, id))
    await run(id)
    expect(await newest(waiting)).toMatchObject({ state: 'failed', error: 'invalid address' })
  }
  expect(mailbox.mails).toHaveLength(before)
})

describe('a refused message', () => {
  afterEach(() => {
    mailbox.refusal = null
    gateway.status = 200
  })

  test.each([
    ['mail', 'gone@customers.invalid', '550'],
    ['text', '0999 000 203', 'HTTP 422'],
  ])('fails for good at the first permanent refusal (%s)', async (_kind, contact, error) => {
    await ask(waiting, contact)
    const { id, about } = await newest(waiting)
    mailbox.refusal = 550
    gateway.status = 422
    reported.length = 0
    await run(id)
    expect(await newest(waiting)).toMatchObject({ state: 'failed', attempts: 1, error })
    expect(reported).toEqual([expect.objectContaining({ message: id, about, attempt: 1 })])
  })

  test.each([
    ['mail', 'later@customers.invalid', '451'],
    ['text', '0999 000 204', 'HTTP 503'],
  ])('stays queued after a temporary refusal (%s)', async (_kind, contact, error) => {
    await ask(waiting, contact)
    const { id } = await newest(waiting)
    mailbox.refusal = 451
    gateway.status = 503
    await expect(run(id)).rejects.toThrow(/.+/)
    expect(await newest(waiting)).toMatchObject({ state: 'queued', error })
    await waiting.services.db.update(messages).set({ attempts: retries.message }).where(eq(messages.id, id))
    await run(id)
    expect(await newest(waiting)).toMatchObject({ state: 'failed', error })
  })
})

test('a message that has nothing to say any more is not sent', async () => {
  await ask(waiting, 'late@customers.invalid')
  const { id, about } = await newest(waiting)
  await waiting.services.db.execute(`update one_time_codes set killed_at = now() where id = '${about}'`)
  const before = mailbox.mails.length
  await run(id)
  expect(mailbox.mails).toHaveLength(before)
  expect((await newest(waiting)).state).toBe('void')
})
