import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blogs } from '#contract/collections/blogs.ts'
import { faqs } from '#contract/collections/faqs.ts'
import { files } from '#database/tables.ts'
import { databases, startOn } from '../../test-support/databases.ts'
import { openNewsroom, pdf, type Newsroom } from '../../test-support/newsroom.ts'
import type { Service } from '../../test-support/service.ts'

describe.each(databases)('a repeated creating request on %s', (database) => {
  let service: Service
  let newsroom: Newsroom
  beforeAll(async () => {
    service = await startOn(database)
    newsroom = await openNewsroom(service)
  })
  afterAll(() => service.stop())

  const post = (collection: typeof faqs | typeof blogs, key: string, body: unknown, as?: string) =>
    service.ask('POST', `/api/${collection.name}`, {
      as: as ?? newsroom.token('administrator'),
      body,
      headers: { 'idempotency-key': key },
    })
  const countOf = async (collection: typeof faqs | typeof blogs): Promise<number> =>
    (await service.ask('GET', `/backoffice/api/${collection.name}`, { as: newsroom.token('administrator') }))
      .body.total.count

  test('returns the first item, one after the other and together', async () => {
    const body = newsroom.body(faqs)
    const key = randomUUID()
    const before = await countOf(faqs)
    const responses = [
      await post(faqs, key, body),
      ...(await Promise.all([1, 2, 3].map(() => post(faqs, key, body)))),
    ]
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(responses.map((response) => response.body.id)).size).toBe(1)
    expect(await countOf(faqs)).toBe(before + 1)
  })

  test('is not refused for what the first one took', async () => {
    const body = newsroom.body(blogs)
    const key = randomUUID()
    const [first, again] = [await post(blogs, key, body), await post(blogs, key, body)]
    expect([again.status, again.body.id]).toEqual([201, first.body.id])
  })

  test('is refused with another body', async () => {
    const key = randomUUID()
    await post(faqs, key, newsroom.body(faqs))
    const other = await post(faqs, key, { ...newsroom.body(faqs), category: 'Other' })
    expect([other.status, other.body.code]).toEqual([422, 'invalid'])
  })

  test('creates an item for each author and without a key', async () => {
    const body = newsroom.body(faqs)
    const key = randomUUID()
    const other = await service.staff('administrator')
    const ids = [
      (await post(faqs, key, body)).body.id,
      (await post(faqs, key, body, other.token)).body.id,
      (await service.ask('POST', '/api/faqs', { as: other.token, body })).body.id,
    ]
    expect(new Set(ids).size).toBe(3)
  })

  test('is refused with a malformed key', async () => {
    expect((await post(faqs, 'short', newsroom.body(faqs))).status).toBe(400)
  })

  test('returns the first upload', async () => {
    const upload = () =>
      service.ask('POST', '/api/files?name=report.pdf', {
        as: newsroom.token('author'),
        raw: pdf('annual report'),
        headers: { 'content-type': 'application/pdf', 'idempotency-key': 'sample-upload' },
      })
    const [first, again] = [await upload(), await upload()]
    expect([again.status, again.body]).toEqual([201, first.body])
    expect(await service.services.db.$count(files, eq(files.name, 'report.pdf'))).toBe(1)
  })
})
