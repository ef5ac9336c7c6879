import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { startService, type Service } from '../../test-support/service.ts'

const lines: string[] = []
let service: Service
beforeAll(async () => {
  service = await startService({ log: { write: (line) => void lines.push(line) } })
})
afterAll(() => service.stop())

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

describe('the request id', () => {
  test.each([
    ['a page', '/', {}],
    ['an item that does not exist', '/api/blogs/nothing', {}],
    ['an address that does not exist', '/nothing', {}],
    ['a malformed address', '/%', {}],
    ['another host', '/', { host: 'elsewhere.example' }],
    ['a request without permission', '/backoffice/api/audit', {}],
    ['an upload without a code', '/uploads/kyc', {}],
  ])('is sent with %s', async (_, url, headers) => {
    const response = await service.ask('GET', url, { headers })
    expect(response.headers['x-request-id']).toMatch(uuid)
  })

  test('differs between requests and ignores the client', async () => {
    const headers = { 'x-request-id': 'chosen' }
    const ids = await Promise.all(['/', '/'].map((url) => service.ask('GET', url, { headers })))
    expect(new Set(ids.map((response) => response.headers['x-request-id'])).size).toBe(2)
  })

  test('leads to the failure in the log, with its cause', async () => {
    const { db } = service.services
    await db.execute(sql`alter table blogs rename column created_at to created`)
    const response = await service.ask('GET', '/api/blogs')
    await db.execute(sql`alter table blogs rename column created to created_at`)
    expect(response.status).toBe(500)
    const own = lines
      .map((line) => JSON.parse(line))
      .filter((line) => line.request_id === response.headers['x-request-id'])
    expect(own).toMatchObject([
      { msg: 'request failed', err: { stack: expect.any(String), cause: { code: '42703' } } },
      { route: '/api/blogs', status: 500 },
    ])
  })
})
