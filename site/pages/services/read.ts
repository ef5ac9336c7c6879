import type { BrandId } from '#contract/brands/names.ts'
import type { Feed } from '#contract/feed.ts'
import type { Item } from '#contract/registry.ts'

export type Service = Item<'services'>

/** The services of a company, in their order. */
export const readServices = async (feed: Feed, company: BrandId): Promise<Service[]> =>
  (await feed.all('services', { company })).toSorted(
    (a, b) => a.position - b.position || (a.name < b.name ? -1 : 1),
  )
