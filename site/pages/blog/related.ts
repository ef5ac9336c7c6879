import type { Feed } from '#contract/feed.ts'
import type { Item } from '#contract/registry.ts'
import type { Scope } from './scope.ts'

const most = 3

/** The newest of the same company first, then of all that the address shows; never the article itself. */
export async function readRelated(
  feed: Feed,
  article: Item<'blogs'>,
  scope: Scope,
): Promise<Item<'blogs'>[]> {
  const own = scope.brand === 'bank' ? 'bank' : (article.brands[0] ?? 'holdings')
  const [near, all] = await Promise.all([
    feed.newest('blogs', most + 1, { brands: own }),
    feed.newest('blogs', most + 1, scope.where),
  ])
  return [...near, ...all]
    .filter(({ id }, at, both) => id !== article.id && both.findIndex((other) => other.id === id) === at)
    .slice(0, most)
}
