import { afterAll, beforeAll, expect, test } from 'vitest'
import { faqs } from '#contract/collections/faqs.ts'
import { openNewsroom, type Newsroom } from '../../test-support/newsroom.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { storable } from './refuse-unstorable.ts'

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
})
afterAll(() => service.stop())

const refused = { status: 400, body: { code: 'malformed' } }

test.each(['a\0b', '\0', '\ud800', 'x\udfff'])('%j is refused in any body', async (text) => {
  const body = { ...newsroom.body(faqs), question: { en: text } }
  expect(await service.ask('POST', '/api/faqs', { as: newsroom.token('author'), body })).toMatchObject(
    refused,
  )
  expect(await service.ask('POST', '/login', { body: { username: text, password: 'x' } })).toMatchObject(
    refused,
  )
})

test('a NUL is refused in any address', async () => {
  const as = newsroom.token('administrator')
  for (const url of [
    '/api/blogs?slug=%00',
    '/api/leads/status/%00',
    '/healthz?page=%00',
    '/api/bank_rates/history?product=a%00',
  ]) {
    expect([url, await service.ask('GET', url, { as })]).toMatchObject([url, refused])
  }
})

test('whole characters of any script are kept, and depth is no fault of its own', async () => {
  const body = { ...newsroom.body(faqs), question: { en: '𝕏 😀 ŵ \u202e \ufeff\u0001' } }
  expect((await service.ask('POST', '/api/faqs', { as: newsroom.token('author'), body })).status).toBe(201)
  const deep = Buffer.from('['.repeat(200_000) + ']'.repeat(200_000))
  const headers = { 'content-type': 'application/json' }
  expect(await service.ask('POST', '/login', { raw: deep, headers })).toMatchObject(refused)
  expect(storable({ a: [{ b: '\0' }] })).toBe(false)
  expect(storable({ '\0': 1 })).toBe(false)
  expect(storable([null, 1, true, undefined, 'a', Buffer.from('\0')])).toBe(true)
})
