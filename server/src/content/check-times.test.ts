import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { notices } from '#contract/collections/notices.ts'
import { storedCollections } from '#database/registry.ts'
import { openNewsroom, type Newsroom } from '../../test-support/newsroom.ts'
import { startService, type Service } from '../../test-support/service.ts'

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
})
afterAll(() => service.stop())

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const dated = storedCollections
  .map(({ definition }) => definition)
  .filter(({ window }) => window.until !== null)

const shares: [string[], typeof dated][] = [
  [[], dated.slice(0, 1)],
  [['cases'], dated.slice(1)],
]
for (const [tags, definitions] of shares)
  describe.each(definitions)('times of $name', { tags }, (definition) => {
    const { from, until } = definition.window
    const bodyWith = (start: number, end: number) => ({
      ...newsroom.body(definition),
      ...(from && { [from]: inMinutes(start) }),
      ...(until && { [until]: inMinutes(end) }),
    })
    const as = () => newsroom.writer(definition)
    const create = (body: object) => service.ask('POST', `/api/${definition.name}`, { as: as(), body })
    const draft = (body: object) =>
      service.ask('POST', `/api/${definition.name}?draft=true`, { as: as(), body })
    const send = (id: string, body: object) =>
      service.ask(
        'POST',
        `/api/${definition.name}/${id}/${definition.approvalOf(newsroom.body(definition)) ? 'submit' : 'publish'}`,
        {
          as: as(),
          body,
        },
      )

    test.each([
      ...(from ? [['an end before its start', 20, 10] as const] : []),
      ['an end in the past', -20, -10] as const,
    ])('%s is refused at the field', async (_, start, end) => {
      const body = bodyWith(start, end)
      const refused = { status: 400, body: { fields: { [String(until)]: expect.any(String) } } }
      expect(await create(body)).toMatchObject(refused)
      const { body: saved } = await draft(body)
      expect(await send(saved.id, {})).toMatchObject(refused)
    })

    test('an end before the scheduled time is refused', async () => {
      const { body: saved } = await draft(bodyWith(-5, 30))
      expect(await send(saved.id, { at: inMinutes(60) })).toMatchObject({
        status: 400,
        body: { fields: { [String(until)]: 'The end must come after the start.' } },
      })
    })

    test('a scheduled time in the past is refused', async () => {
      const { body: saved } = await draft(bodyWith(-5, 30))
      expect(await send(saved.id, { at: inMinutes(-5) })).toMatchObject({
        status: 400,
        body: { fields: { at: 'This time has passed. Choose now or later.' } },
      })
      expect((await send(saved.id, { at: new Date(Date.now() - 20_000).toISOString() })).status).toBe(200)
    })
  })

test('an article is not scheduled in the past', async () => {
  const definition = storedCollections.find(({ definition: { name } }) => name === 'blogs')?.definition
  if (!definition) throw new Error('there are articles')
  const as = newsroom.writer(definition)
  const body = newsroom.body(definition)
  const { body: saved } = await service.ask('POST', '/api/blogs?draft=true', { as, body })
  const publish = (at: string) => service.ask('POST', `/api/blogs/${saved.id}/publish`, { as, body: { at } })
  expect(await publish(inMinutes(-2))).toMatchObject({
    status: 400,
    body: { fields: { at: expect.any(String) } },
  })
  expect(await publish(inMinutes(60))).toMatchObject({ status: 200, body: { state: 'scheduled' } })
})

test('an item whose end passed while it was pending is not approved', async () => {
  const as = newsroom.token('author')
  const body = { ...newsroom.body(notices), starts_at: inMinutes(-20), ends_at: inMinutes(20) }
  const { body: saved } = await service.ask('POST', '/api/notices?draft=true', { as, body })
  expect((await service.ask('POST', `/api/notices/${saved.id}/submit`, { as, body: {} })).status).toBe(200)
  const ended = JSON.stringify({ ends_at: inMinutes(-1) })
  await service.services.db.execute(
    sql`update revisions set body = body || ${ended}::jsonb where item_id = ${saved.id}`,
  )
  const approve = { as: newsroom.token('approver'), body: { revision: 1 } }
  expect(await service.ask('POST', `/api/notices/${saved.id}/approve`, approve)).toMatchObject({
    status: 400,
    body: {
      error: 'Its end has passed. Return it so that its author can choose another end.',
      fields: { ends_at: expect.any(String) },
    },
  })
})
