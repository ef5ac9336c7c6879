import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { UndeliveredMessage } from '#contract/backoffice/undelivered.ts'
import type { WorkQueue } from '#contract/backoffice/work-queue.ts'
import { messages } from '#database/tables.ts'
import { aSubmission } from '../../test-support/kyc.ts'
import { startGateway, startMailbox, type Gateway, type Mailbox } from '../../test-support/mailbox.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { until } from '../../test-support/until.ts'
import { system } from '../changes/actor.ts'
import { receiveLead } from '../content/receive-lead.ts'
import { queueMessage } from './queue-message.ts'

let mailbox: Mailbox
let gateway: Gateway
let service: Service
let officer: string
beforeAll(async () => {
  mailbox = await startMailbox()
  gateway = await startGateway()
  service = await startService({
    worker: true,
    env: {
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'bank@sample.invalid',
      SMS_URL: gateway.url,
      SMS_TOKEN: 'sample',
    },
  })
  ;({ token: officer } = await service.staff('kyc_officer'))
})
afterAll(async () => {
  await service.stop()
  await mailbox.stop()
  await gateway.stop()
})
beforeEach(() => {
  mailbox.refusal = null
  gateway.status = 200
  gateway.texts.length = 0
})

const path = '/backoffice/api/undelivered'
async function undelivered(token: string, item: string): Promise<UndeliveredMessage[]> {
  const { status, body } = await service.ask('GET', `${path}?item=${item}`, { as: token })
  expect(status).toBe(200)
  return body as UndeliveredMessage[] // by the route's schema
}
const send = (about: string, template: 'kyc-received' | 'kyc-updated' = 'kyc-received') =>
  service.services.db.transaction((tx) =>
    queueMessage(tx, service.services.jobs, {
      template,
      about,
      channel: 'sms',
      recipient: '+265999000400',
      lang: 'en',
    }),
  )
async function failedSubmission(): Promise<{ item: string; message: UndeliveredMessage }> {
  gateway.status = 422
  const item = await aSubmission(service)
  await send(item)
  await until(async () => (await undelivered(officer, item)).length === 1)
  gateway.status = 200
  const [message] = await undelivered(officer, item)
  if (!message) throw new Error('no undelivered message')
  return { item, message }
}
async function workQueueOf(token: string) {
  const { body } = await service.ask('GET', '/backoffice/api/work_queue', { as: token })
  return (body as WorkQueue).sections.find(({ kind }) => kind === 'undelivered') // by the route's schema
}
const act = (id: string, name: 'again' | 'acknowledge', token = officer) =>
  service.ask('POST', `${path}/${id}/${name}`, { as: token })

describe('a refused text about a submission', () => {
  test('is returned to KYC officers with its cause, and is in their work queue', async () => {
    const { item, message } = await failedSubmission()
    expect(message).toMatchObject({
      collection: 'kyc_submissions',
      item,
      channel: 'sms',
      state: 'failed',
      error: 'HTTP 422',
      attempts: 1,
    })
    expect((await workQueueOf(officer))?.rows).toContainEqual(
      expect.objectContaining({ collection: 'kyc_submissions', id: item, detail: 'failed' }),
    )
    const { token: author } = await service.staff('author')
    expect((await service.ask('GET', path, { as: author })).status).toBe(403)
    expect((await act(message.id, 'again', author)).status).toBe(403)
  })

  test('is sent again, and its status can be followed', async () => {
    const { item, message } = await failedSubmission()
    expect((await act(message.id, 'again')).status).toBe(204)
    await until(() => gateway.texts.length === 1)
    const status = () => service.ask('GET', `${path}/${message.id}`, { as: officer })
    await until(async () => (await status()).body.state === 'sent')
    expect(await undelivered(officer, item)).toEqual([])
    expect((await act(message.id, 'again')).status).toBe(404)
  })

  test('is no longer returned once an officer has acknowledged it', async () => {
    const { item, message } = await failedSubmission()
    expect((await act(message.id, 'acknowledge')).status).toBe(204)
    expect(await undelivered(officer, item)).toEqual([])
    const { token: admin } = await service.staff('administrator')
    const { body } = await service.ask('GET', '/api/dead_letters', { as: admin })
    expect(body).not.toContainEqual(expect.objectContaining({ id: message.id }))
  })

  test('is no longer returned once its recipient is erased', async () => {
    const { item, message } = await failedSubmission()
    await service.services.db.update(messages).set({ recipient: '' }).where(eq(messages.id, message.id))
    expect(await undelivered(officer, item)).toEqual([])
    const { token: admin } = await service.staff('administrator')
    const { body } = await service.ask('GET', '/api/dead_letters', { as: admin })
    expect(body).not.toContainEqual(expect.objectContaining({ id: message.id }))
  })

  test('is no longer returned once a later message has reached the customer', async () => {
    const { item } = await failedSubmission()
    await send(item, 'kyc-updated')
    await until(() => gateway.texts.length === 1)
    expect(await undelivered(officer, item)).toEqual([])
  })
})

test('a message counts as delayed after 15 minutes in the queue', async () => {
  gateway.status = 503
  const item = await aSubmission(service)
  await send(item)
  const { db } = service.services
  const [row] = await db.select().from(messages).where(eq(messages.about, item))
  await until(
    async () => (await db.select().from(messages).where(eq(messages.about, item)))[0]?.error === 'HTTP 503',
  )
  expect(await undelivered(officer, item)).toEqual([])
  await db
    .update(messages)
    .set({ created_at: sql`now() - interval '16 minutes'` })
    .where(eq(messages.about, item))
  expect(await undelivered(officer, item)).toMatchObject([
    { id: row?.id, state: 'delayed', error: 'HTTP 503' },
  ])
  expect((await act(row?.id ?? '', 'again')).status).toBe(404)
})

test('a refused invitation is returned to administrators until another is sent', async () => {
  const { token: admin } = await service.staff('administrator')
  mailbox.refusal = 550
  const invite = { name: 'Sample Colleague', email: `${randomUUID()}@sample.invalid`, roles: ['author'] }
  const made = await service.ask('POST', '/backoffice/api/users', { as: admin, body: invite })
  expect(made.status).toBe(201)
  const user = made.body
  await until(async () => (await undelivered(admin, user.id)).length === 1)
  expect(await undelivered(admin, user.id)).toMatchObject([{ collection: 'staff', error: '550' }])
  expect(await undelivered(officer, user.id)).toEqual([])
  expect((await workQueueOf(admin))?.rows).toContainEqual(
    expect.objectContaining({ collection: 'staff', id: user.id }),
  )
  mailbox.refusal = null
  const before = mailbox.mails.length
  await service.ask('POST', `/backoffice/api/users/${user.id}/invitation`, { as: admin, body: null })
  await until(() => mailbox.mails.length > before)
  expect(await undelivered(admin, user.id)).toEqual([])
})

test('a refused acknowledgement of an enquiry is returned until the lead is closed', async () => {
  mailbox.refusal = 550
  const { changes, db, jobs } = service.services
  const enquiry = {
    name: 'Sample Visitor',
    contact: 'refused@sample.invalid',
    subject: 'Sample',
    message: 'Sample',
    status: 'received',
    possible_spam: false,
  } as const
  const item = randomUUID()
  await changes(system('enquiry form'), (change) =>
    receiveLead(change, jobs, enquiry, { id: item, lang: 'en' }),
  )
  await until(async () => (await undelivered(officer, item)).length === 1)
  await db.execute(sql`update leads set status = 'closed' where id = ${item}`)
  expect(await undelivered(officer, item)).toEqual([])
})
