import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenLinks } from '#database/tables.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { stubSite } from '../../test-support/stub-site.ts'
import { findBroken } from './broken-links.ts'

let service: Service
beforeAll(async () => {
  service = await startService()
  // 120 articles in the order of their ids; the last one alone has a link, and it leads nowhere.
  await service.services.db.execute(sql`
    with made as (
      insert into revisions (collection, item_id, number, body, author, created_at, contributors)
      select 'blogs', ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 1, jsonb_build_object(
        'slug', 'article-' || n, 'title', jsonb_build_object('en', 'Article ' || n),
        'content', jsonb_build_object('en', case n when 120 then '<p><a href="/nowhere">There</a></p>' else '<p>Nothing.</p>' end),
        'brands', '["bank"]'::jsonb, 'featured', false
      ), 'test', timestamptz '2020-01-01' + n * interval '1 second', '{test}' from generate_series(1, 120) as n
      returning id, item_id, created_at, body)
    insert into blogs (id, created_at, updated_at, published_at, state, version, draft_revision, live_revision, emitted_revision, slug, brands, featured)
    select item_id, created_at, created_at, created_at, 'published', 1, id, id, id, body->>'slug', '{bank}', false from made`)
})
afterAll(() => service.stop())

const look = async (stopped?: () => boolean) => {
  const { db } = service.services
  const about = { origin: 'http://x.invalid', demonstration: true }
  await findBroken({ db, site: stubSite.site, about, ownHosts: [] }, null, stopped)
  return (await db.select().from(brokenLinks)).map(({ href }) => href)
}

test('all items are looked through, however many; one that is stopped ends soon and forgets nothing', async () => {
  // Stopped before the last article is reached.
  let asked = 0
  const soon = () => ++asked > 2
  expect(await look(soon)).toEqual([])
  expect(await look()).toEqual(['/nowhere'])
  asked = 0
  expect(await look(soon)).toEqual(['/nowhere'])
})
