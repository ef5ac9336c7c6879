import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { branches } from '#contract/collections/branches.ts'
import { openNewsroom, type Newsroom } from '../../test-support/newsroom.ts'
import { startService, type Service } from '../../test-support/service.ts'

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
})
afterAll(() => service.stop())

test('a branch with stored hours past midnight is saved as it was read', async () => {
  const as = newsroom.writer(branches)
  const { id } = await newsroom.publish(branches, newsroom.body(branches))
  const opening = [{ days: ['Fr', 'Su'], opens: '22:00', closes: '02:00' }]
  await service.services.db.execute(
    sql`update revisions set body = body || ${JSON.stringify({ opening })}::jsonb where item_id = ${id}`,
  )
  service.cache.clear()
  service.keptValues.clear()
  const split = [
    { days: ['Fr', 'Su'], opens: '22:00', closes: '24:00' },
    { days: ['Sa', 'Mo'], opens: '00:00', closes: '02:00' },
  ]
  const { body } = await service.ask('GET', `/backoffice/api/branches/${id}`, { as })
  expect(body.item.opening).toEqual(split)
  expect((await service.ask('GET', `/api/branches/${id}`)).body.opening).toEqual(split)
  const saved = { ...newsroom.body(branches), opening: body.item.opening }
  const answer = await service.ask('PUT', `/api/branches/${id}`, {
    as,
    body: saved,
    headers: { 'if-match': `"v${body.item.version}"` },
  })
  expect(answer).toMatchObject({ status: 200, body: { opening: split } })
})
