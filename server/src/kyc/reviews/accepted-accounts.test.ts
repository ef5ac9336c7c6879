import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kycSubmissions } from '#database/tables.ts'
import { openBank, prove, readyDocuments } from '../../../test-support/kyc.ts'
import { openNewsroom, type Newsroom } from '../../../test-support/newsroom.ts'
import { startService, type Service } from '../../../test-support/service.ts'

let service: Service
let newsroom: Newsroom
let branch: string
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
  ;({ branch } = await openBank(newsroom))
})
afterAll(() => service.stop())

const username = 'accepted@sample.invalid'
const account = { account_number: '7000000000001', account_name: 'Sample Customer' }

async function send(): Promise<string> {
  const documents = await readyDocuments(service, username, 'Individual Account')
  const { body } = await service.ask('POST', '/api/kyc_submissions', {
    as: await prove(service, username),
    body: { ...account, branch, kyc_account_type: 'Individual Account', documents },
    headers: { 'idempotency-key': randomUUID() },
  })
  return body.id
}
const set = (id: string, values: Partial<typeof kycSubmissions.$inferInsert>) =>
  service.services.db.update(kycSubmissions).set(values).where(eq(kycSubmissions.id, id))
const lookUp = (role: 'kyc_officer' | 'author' | 'auditor', contact = username) =>
  service.ask('GET', `/api/kyc_account_details/username/${encodeURIComponent(contact)}`, {
    as: newsroom.token(role),
  })

describe('a KYC account looked up by its user name', () => {
  test('is that of an accepted submission', async () => {
    const id = await send()
    expect((await lookUp('kyc_officer')).body).toEqual([])
    await set(id, { state: 'accepted', processed: true, accepted_at: new Date().toISOString() })
    const { status, body } = await lookUp('kyc_officer', username.toUpperCase())
    expect([status, body]).toMatchObject([
      200,
      [{ id, _id: id, username, ...account, branch_id: expect.any(String) }],
    ])
    expect((await lookUp('kyc_officer', 'other@sample.invalid')).body).toEqual([])
    expect((await lookUp('author')).status).toBe(403)
    const masked = JSON.stringify((await lookUp('auditor')).body)
    for (const value of [username, ...Object.values(account)]) expect(masked).not.toContain(value)
  })

  test('is listed once where staff wrote it, too', async () => {
    const { body: written } = await service.ask('POST', '/api/kyc_account_details', {
      as: newsroom.token('kyc_officer'),
      body: { username, ...account, branch_id: randomUUID(), kyc_account_type_id: randomUUID() },
    })
    const ids = (await lookUp('kyc_officer')).body.map(({ id }: { id: string }) => id)
    expect(ids).toEqual([written.id])
    await service.ask('DELETE', `/api/kyc_account_details/${written.id}`, {
      as: newsroom.token('kyc_officer'),
    })
  })

  test('is gone after the erasure of its submission', async () => {
    const [row] = await service.services.db.select().from(kycSubmissions)
    await set(row?.id ?? '', { erased_at: new Date().toISOString() })
    expect((await lookUp('kyc_officer')).body).toEqual([])
  })
})
