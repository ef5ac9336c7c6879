import type { BrandId } from '#contract/brands/names.ts'
import type { Feed } from '#contract/feed.ts'
import type { Item } from '#contract/registry.ts'

/** Everything that a company's home offers at this moment, in the order that staff gave it. */
export type Offers = { banners: Item<'banners'>[]; promotions: Item<'promotions'>[] }

/** As many of each as a home has room for. */
const most = 6

/** Of one place the newest goes first, as the feed has them. */
const inOrder = <T extends { position: number }>(items: readonly T[]): T[] =>
  items.toSorted((one, other) => one.position - other.position).slice(0, most)

/** What a company's home offers. The feed knows each one's window. */
export async function readOffers(feed: Feed, brand: BrandId): Promise<Offers> {
  const [banners, promotions] = await Promise.all([
    feed.all('banners', { brands: brand }),
    feed.all('promotions', { brands: brand }),
  ])
  return { banners: inOrder(banners), promotions: inOrder(promotions) }
}
