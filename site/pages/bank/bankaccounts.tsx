import { accountsAddress, allAccounts } from '#contract/rules/product-address.ts'
import { definePage, isOutcome } from '../../page.ts'
import { aboutProduct } from './products/about.ts'
import { Overview } from './products/overview.tsx'
import { ProductPage } from './products/product-page.tsx'
import { findByType, readFamily, readFigures } from './products/read.ts'
import { readOverview, readOverviewLink } from './products/read-overview.ts'

/** Accounts by `type`; without one, all of them side by side. */
export const page = definePage({
  paths: [accountsAddress],
  sheet: 'sections',
  query: ['type'],
  load: async (feed, request) => {
    const [accounts, all] = await Promise.all([
      readFamily(feed, 'account'),
      readOverviewLink(feed, 'accounts'),
    ])
    const found = await findByType(feed, request, accounts, { ...all, type: allAccounts })
    if (isOutcome(found)) return found
    const [figures, overview] = await Promise.all([
      readFigures(feed),
      readOverview(feed, request, 'accounts'),
    ])
    return { ...found, all, overview, accounts, figures }
  },
  title: (_messages, { product, overview }) => product?.title ?? overview.title,
  description: (_messages, { product, overview }) => product?.summary ?? overview.description,
  canonical: (_data, { query }) => (query['type'] === allAccounts ? accountsAddress : undefined),
  structured: ({ product, accounts, figures }, request) =>
    (product ? [product] : accounts).map((one) => aboutProduct(request, one, figures)),
  addresses: async (feed) =>
    (await readFamily(feed, 'account'))
      .filter(({ to }) => to.startsWith(`${accountsAddress}?`))
      .map(({ to, updated_at }) => ({ path: to, changed: updated_at })),
  Component: ({ data: { product, all, overview, accounts, figures } }) =>
    product ? (
      <ProductPage product={product} figures={figures} trail={[all]} neighbours={accounts} />
    ) : (
      <Overview text={overview} />
    ),
})
