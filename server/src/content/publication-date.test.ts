import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Collection } from '#contract/collection.ts'
import { blogs } from '#contract/collections/blogs.ts'
import { documents } from '#contract/collections/documents.ts'
import { faqs } from '#contract/collections/faqs.ts'
import { notices } from '#contract/collections/notices.ts'
import { blogsTable } from '#database/collections/blogs.ts'
import { storedNamed } from '#database/registry.ts'
import { openNewsroom, type Newsroom } from '../../test-support/newsroom.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { openFeed } from './feed.ts'

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
})
afterAll(() => service.stop())

const early = '2019-03-04T08:00:00Z'
const dated: readonly Collection[] = [blogs, documents, notices]

/** A body without a date of its own. */
function undated(definition: Collection): Record<string, unknown> {
  const { published_at: _, ...body } = newsroom.body(definition)
  return body
}
const send = (definition: Collection, body: object, query = '') =>
  service.ask('POST', `/api/${definition.name}${query}`, { as: newsroom.writer(definition), body })
const read = async (definition: Collection, id: string) =>
  (await service.ask('GET', `/api/${definition.name}/${id}`)).body
async function replace(definition: Collection, id: string, body: object) {
  const as = newsroom.writer(definition)
  const reply = await service.ask('PUT', `/api/${definition.name}/${id}`, { as, body })
  if (reply.body.state === 'draft') await newsroom.approve(definition, reply.body)
  return reply
}
async function rowOf(definition: Collection, id: string) {
  const stored = storedNamed(definition.name)
  if (!stored) throw new Error('no such collection')
  const [row] = await service.services.db.select().from(stored.table).where(eq(stored.table.id, id))
  return row
}

describe.each(dated.map((definition) => ({ name: definition.name, definition })))(
  'published_at of $name',
  ({ definition }) => {
    test('is the date that was sent', async () => {
      const { id } = await newsroom.publish(definition, { ...undated(definition), published_at: early })
      expect(await read(definition, id)).toMatchObject({ published_at: early })
    })

    test('defaults to the moment the item first goes live', async () => {
      const { id } = await newsroom.publish(definition, undated(definition))
      const row = await rowOf(definition, id)
      expect(row?.published_at).toBe(row?.first_live_at)
      expect(await read(definition, id)).toMatchObject({ published_at: row?.first_live_at })
    })

    test('returns to that moment when the date is removed', async () => {
      const body = { ...undated(definition), published_at: early }
      const { id } = await newsroom.publish(definition, body)
      const row = await rowOf(definition, id)
      expect(row?.published_at).not.toBe(row?.first_live_at)
      const { published_at: _, ...rest } = body
      await replace(definition, id, rest)
      expect(await read(definition, id)).toMatchObject({ published_at: row?.first_live_at })
    })

    test.each([
      ['in the future', new Date(Date.now() + 3_600_000).toISOString()],
      ['unreadable', '4 March 2019'],
    ])('is refused at the field where it is %s', async (_, published_at) => {
      for (const query of ['', '?draft=true'])
        expect(await send(definition, { ...undated(definition), published_at }, query)).toMatchObject({
          status: 400,
          body: { fields: { published_at: expect.any(String) } },
        })
    })
  },
)

describe('published_at of an article', () => {
  const audited = async (id: string) => {
    const as = newsroom.token('auditor')
    const page = await service.ask('GET', `/backoffice/api/audit?collection=blogs&item=${id}`, { as })
    const { body } = await service.ask('GET', `/backoffice/api/audit/${page.body.rows[0].seq}`, { as })
    return body.fields.find(({ field }: { field: string }) => field === 'published_at')
  }

  test('is logged before and after a change', async () => {
    const body = { ...undated(blogs), published_at: early }
    const { id } = await newsroom.publish(blogs, body)
    const later = '2020-01-31T10:00:00Z'
    await replace(blogs, id, { ...body, published_at: later })
    expect(await audited(id)).toEqual({ field: 'published_at', before: early, after: later })
  })

  test('returns to the moment that an older release wrote', async () => {
    const body = undated(blogs)
    const { id } = await newsroom.publish(blogs, body)
    const { published_at } = await read(blogs, id)
    await service.services.db.update(blogsTable).set({ first_live_at: null }).where(eq(blogsTable.id, id))
    await replace(blogs, id, { ...body, published_at: early })
    expect(await rowOf(blogs, id)).toMatchObject({ first_live_at: published_at })
    await replace(blogs, id, body)
    expect(await read(blogs, id)).toMatchObject({ published_at })
  })

  test('is kept by a second import of the same body', async () => {
    const body = { ...undated(blogs), published_at: early }
    const { id } = await newsroom.publish(blogs, body)
    const first = await read(blogs, id)
    await replace(blogs, id, body)
    expect(await read(blogs, id)).toMatchObject({ published_at: first.published_at })
    expect(await rowOf(blogs, id)).toMatchObject({ published_at: '2019-03-04T08:00:00.000000Z' })
  })

  test('stays the default where a client sends it back as read', async () => {
    const body = undated(blogs)
    const as = newsroom.writer(blogs)
    const { body: draft } = await send(blogs, body, '?draft=true')
    const at = new Date(Date.now() + 86_400_000).toISOString()
    await service.ask('POST', `/api/blogs/${draft.id}/publish`, { as, body: { at } })
    const { body: scheduled } = await service.ask('GET', `/api/blogs/${draft.id}?state=all&lang=all`, { as })
    expect(Date.parse(scheduled.published_at)).toBe(Date.parse(at))
    const reply = await service.ask('PUT', `/api/blogs/${draft.id}`, {
      as,
      body: { ...body, published_at: scheduled.published_at },
    })
    expect(reply.status).toBe(200)
    const row = await rowOf(blogs, draft.id)
    expect(row?.published_at).toBe(row?.first_live_at)
    expect(Date.parse(row?.published_at ?? '')).toBeLessThanOrEqual(Date.now())
  })

  test('belongs to the draft until that is published', async () => {
    const body = undated(blogs)
    const { id } = await newsroom.publish(blogs, body)
    const before = await read(blogs, id)
    const as = newsroom.writer(blogs)
    const dates = { as, body: { ...body, published_at: early } }
    expect((await service.ask('PUT', `/api/blogs/${id}?draft=true`, dates)).status).toBe(200)
    expect(await read(blogs, id)).toMatchObject({ published_at: before.published_at })
    const { body: item } = await service.ask('GET', `/backoffice/api/blogs/${id}`, { as })
    expect(item.item).toMatchObject({ published_at: early })
    await service.ask('POST', `/api/blogs/${id}/publish`, { as, body: {} })
    expect(await read(blogs, id)).toMatchObject({ published_at: early })
  })

  test('does not move a document’s own day, but is its default', async () => {
    const { dated: day, ...body } = undated(documents)
    const { id } = await newsroom.publish(documents, { ...body, published_at: '2019-03-04T23:00:00Z' })
    expect(await read(documents, id)).toMatchObject({ dated: '2019-03-05' })
    const own = { ...body, dated: day, published_at: early }
    expect(await read(documents, (await newsroom.publish(documents, own)).id)).toMatchObject({ dated: day })
  })

  test('is set by the service in other collections', async () => {
    const { id } = await newsroom.publish(faqs, { ...newsroom.body(faqs), published_at: early })
    expect((await read(faqs, id)).published_at).not.toBe(early)
  })
})

describe('200 articles of 2019 that are imported today', () => {
  const recent: string[] = []
  const imported: string[] = []
  const feedOf = async () => (await openFeed(service.services.db, 'en')).feed
  const ids = (items: readonly { id: string }[] | undefined) => items?.map(({ id }) => id)

  beforeAll(async () => {
    for (let n = 0; n < 25; n++) recent.unshift((await newsroom.publish(blogs, undated(blogs))).id)
    for (let n = 0; n < 200; n++) {
      const published_at = new Date(Date.UTC(2019, 0, 1) + n * 86_400_000).toISOString()
      imported.unshift((await newsroom.publish(blogs, { ...undated(blogs), published_at })).id)
    }
  })

  test('are in no feed of the newest', async () => {
    const feed = await feedOf()
    expect(ids(await feed.newest('blogs', 20))).toEqual(recent.slice(0, 20))
    const related = await feed.newest('blogs', 4, { brands: 'bank' })
    expect(related.filter(({ id }) => !recent.includes(id))).toEqual([])
    expect(related).toHaveLength(4)
  })

  test('follow newer ones on the pages of a list', async () => {
    const all = ids(await (await feedOf()).all('blogs')) ?? []
    const written = new Set([...recent, ...imported])
    expect(all.filter((id) => written.has(id))).toEqual([...recent, ...imported])
    const { items } = JSON.parse((await service.ask('GET', '/list/blogs?page=2&size=8')).text)
    expect(ids(items)).toEqual(recent.slice(8, 16))
    const pages = []
    for (let page = 1; page <= Math.ceil(all.length / 8); page++)
      pages.push(...((await (await feedOf()).page('blogs', { page, size: 8 }))?.items ?? []))
    expect(ids(pages)).toEqual(all)
  })

  test('keep their place in the lists of the API', async () => {
    const { body: first } = await service.ask('GET', '/api/blogs?limit=8')
    expect(ids(first)).toEqual(imported.slice(0, 8))
    const { body: next } = await service.ask(
      'GET',
      `/api/blogs?limit=8&last_created_at=${first.at(-1).created_at}`,
    )
    expect(ids(next)).toEqual(imported.slice(8, 16))
  })
})
