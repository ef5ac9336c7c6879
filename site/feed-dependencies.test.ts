import { expect, test } from 'vitest'
import type { Feed } from '#contract/feed.ts'
import { watchFeed } from './feed-dependencies.ts'

test('a page follows items that are kept as those that it reads; what stands around every page it does not', async () => {
  const given = {
    newest: async () => [],
    kept: async (_name: string, _of: unknown, make: (feed: unknown) => unknown) => make(given),
    keptItems: async () => [{ updated_at: '2026-11-01T00:00:00Z', untranslated: true }],
  }
  const { feed, seen } = watchFeed(given as unknown as Feed) // those of its functions that are asked here
  await feed.kept('frame', ['menus'], async (fresh) => fresh.newest('menus', 1))
  expect([...seen.collections]).toEqual([])
  await feed.newest('blogs', 1)
  await feed.keptItems('interest rates', 'bank_rates', async () => [])
  expect([...seen.collections]).toEqual(['blogs', 'bank_rates'])
  expect(seen).toMatchObject({ updated: '2026-11-01T00:00:00Z', untranslated: true })
})
