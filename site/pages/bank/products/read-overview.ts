import type { Feed } from '#contract/feed.ts'
import type { Item } from '#contract/registry.ts'
import { loansAddress } from '#contract/rules/loan-address.ts'
import { accountsAddress, productsAddress, type ProductKind } from '#contract/rules/product-address.ts'
import type { Step } from '#contract/fields.ts'
import type { PageRequest } from '#contract/site.ts'
import { readFrame } from '../../../frame.ts'
import type { DrawnSection } from '../../../section.ts'
import { readSections } from '../../../sections.ts'

export const overviewAddresses: Record<ProductKind, string> = {
  accounts: accountsAddress,
  products: productsAddress,
  loans: loansAddress,
}

/** What a page over all products of a kind says, which staff write. */
export type Overview = {
  name: string
  title: string
  description: string
  lede: string | undefined
  image: Item<'pages'>['image']
  sections: DrawnSection[]
  next: readonly Step[]
}

const readPage = (feed: Feed, kind: ProductKind) => feed.one('pages', { address: overviewAddresses[kind] })

/** The way to the page over all products of a kind. */
export async function readOverviewLink(feed: Feed, kind: ProductKind): Promise<Step> {
  const [page, { messages }] = await Promise.all([readPage(feed, kind), readFrame(feed)])
  return { to: overviewAddresses[kind], name: page?.heading ?? messages.product.kinds[kind] }
}

/** As long as nobody has written it, it is the table alone. */
export async function readOverview(feed: Feed, request: PageRequest, kind: ProductKind): Promise<Overview> {
  const [page, { name }] = await Promise.all([readPage(feed, kind), readOverviewLink(feed, kind)])
  const table = { type: 'product-table', of: kind, title: name, ground: 'paper', hidden: false } as const
  return {
    name,
    title: page?.search_title ?? name,
    description: page?.description ?? name,
    lede: page?.lede,
    image: page?.image,
    sections: await readSections(feed, request, page?.sections ?? [table]),
    next: page?.next ?? [],
  }
}
