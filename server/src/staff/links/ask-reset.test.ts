// @module-tag databases
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account, messages, user } from '#database/tables.ts'
import { databases, startOn } from '../../../test-support/databases.ts'
import type { Service } from '../../../test-support/service.ts'
import { until } from '../../../test-support/until.ts'
import { hashPassword } from '../passwords/hashing.ts'

describe.each(databases)('a link to a new password on %s', (database) => {
  let service: Service
  beforeAll(async () => {
    service = await startOn(database, { worker: true })
  })
  afterAll(() => service.stop())

  async function author(): Promise<string> {
    const { db } = service.services
    const id = randomUUID()
    const email = `${id}@sample.invalid`
    await db.insert(user).values({ id, email, name: 'Sample Author', role: 'author' })
    const password = await hashPassword('kachere tree in the rain')
    await db
      .insert(account)
      .values({ id: randomUUID(), accountId: id, providerId: 'credential', userId: id, password })
    return email
  }
  const askFor = (email: string) =>
    service.ask('POST', '/backoffice/auth/links/ask', { body: { email, lang: 'en' } })
  const mailsTo = (email: string) =>
    service.services.db.select().from(messages).where(eq(messages.recipient, email))

  test('is mailed to a member of staff by the worker', async () => {
    const email = await author()
    expect(await askFor(email)).toMatchObject({ status: 202, body: { ok: true } })
    await until(async () => (await mailsTo(email)).some(({ state }) => state === 'sent'))
  })

  test('is mailed for an address with invisible marks', async () => {
    const email = await author()
    expect(await askFor(`\u200b${email.toUpperCase()}\u2069`)).toMatchObject({ status: 202 })
    await until(async () => (await mailsTo(email)).some(({ state }) => state === 'sent'))
  })

  test('is not mailed to an unknown address', async () => {
    const [stranger, email] = ['stranger@sample.invalid', await author()]
    expect(await askFor(stranger)).toMatchObject({ status: 202, body: { ok: true } })
    // Jobs of one queue run in order.
    await askFor(email)
    await until(async () => (await mailsTo(email)).length > 0)
    expect(await mailsTo(stranger)).toEqual([])
  })
})
