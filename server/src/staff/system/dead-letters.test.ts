import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messages } from '#database/tables.ts'
import { queueMessage } from '../../messages/queue-message.ts'
import { startGateway, type Gateway } from '../../../test-support/mailbox.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { aSubmission } from '../../../test-support/kyc.ts'
import { until } from '../../../test-support/until.ts'

let service: Service
let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway()
  service = await startService({
    worker: true,
    env: { SMS_URL: gateway.url, SMS_TOKEN: 'a sample token' },
  })
})
afterAll(async () => {
  await service.stop()
  await gateway.stop()
})

test('a failed message is listed with its item and cause, and sent once that is possible', async () => {
  const { token: admin } = await service.staff('administrator')
  const letters = async () => await service.ask('GET', '/api/dead_letters', { as: admin })
  gateway.status = 422
  const { db, jobs } = service.services
  const about = await aSubmission(service)
  await db.transaction((tx) =>
    queueMessage(tx, jobs, {
      template: 'kyc-received',
      about,
      channel: 'sms',
      recipient: '+265999000300',
      lang: 'en',
    }),
  )
  await until(async () => (await letters()).body.length > 0)
  const { body, text } = await letters()
  expect(body).toEqual([
    {
      name: 'message',
      id: expect.any(String),
      at: expect.any(String),
      template: 'kyc-received',
      channel: 'sms',
      collection: 'kyc_submissions',
      item: about,
      error: 'HTTP 422',
      attempts: 1,
    },
  ])
  expect(text).not.toContain('999000300')
  const again = `/api/dead_letters/message/${body[0].id}/again`
  gateway.status = 200
  expect((await service.ask('POST', again, { as: admin })).status).toBe(204)
  await until(() => gateway.texts.length === 1)
  await until(async () => (await service.services.db.select().from(messages))[0]?.state === 'sent')
  expect((await letters()).body).toEqual([])
  expect((await service.ask('POST', again, { as: admin })).status).toBe(404)
})

test('a failed job is listed with the code of its error', async () => {
  const { token: admin } = await service.staff('administrator')
  const { db, jobs } = service.services
  await db.transaction(async (tx) => {
    await jobs.send(tx, 'duplicate-account', { submission: 'not an id' })
    await tx.execute(sql`update pgboss.job set retry_limit = 0 where name = 'duplicate-account'`)
  })
  await until(async () => (await service.ask('GET', '/api/dead_letters', { as: admin })).body.length > 0)
  const { body } = await service.ask('GET', '/api/dead_letters', { as: admin })
  expect(body).toMatchObject([
    { name: 'duplicate-account', template: null, error: 'ZodError', item: 'not an id' },
  ])
})

test('a queue reports its oldest job and last error, and is retried now on request', async () => {
  const { token: admin } = await service.staff('administrator')
  gateway.status = 503
  gateway.texts.length = 0
  const { db, jobs } = service.services
  const about = await aSubmission(service)
  await db.transaction((tx) =>
    queueMessage(tx, jobs, {
      template: 'kyc-received',
      about,
      channel: 'sms',
      recipient: '+265999000301',
      lang: 'en',
    }),
  )
  const queue = async () =>
    (await service.ask('GET', '/backoffice/api/system', { as: admin })).body.queues.find(
      ({ name }: { name: string }) => name === 'message',
    )
  await until(async () => (await queue()).last_error === 'HTTP 503')
  // The next attempt would be in an hour.
  await db.execute(
    sql`update pgboss.job set start_after = now() + interval '1 hour' where name = 'message' and state = 'retry'`,
  )
  const { oldest_at, next_at, waiting } = await queue()
  expect([waiting, Date.parse(next_at) > Date.parse(oldest_at)]).toEqual([1, true])
  gateway.status = 200
  expect((await service.ask('POST', '/api/queues/message/retry', { as: admin })).status).toBe(204)
  await until(() => gateway.texts.length === 1)
  await until(async () => (await queue()).waiting === 0)
  expect(await queue()).toMatchObject({ oldest_at: null, next_at: null, last_error: null })
  expect((await service.ask('POST', '/api/queues/nothing/retry', { as: admin })).status).toBe(404)
})

test('nobody else sees them', async () => {
  const { token } = await service.staff(['author', 'kyc_officer', 'auditor'])
  expect((await service.ask('GET', '/api/dead_letters')).status).toBe(401)
  expect((await service.ask('GET', '/api/dead_letters', { as: token })).status).toBe(403)
  const { token: admin } = await service.staff('administrator')
  for (const name of ['message', 'nothing'])
    expect(
      (await service.ask('POST', `/api/dead_letters/${name}/${randomUUID()}/again`, { as: admin })).status,
    ).toBe(404)
})
