import { accountsOverview } from '#contract/products/overviews.ts'
import { accountsAddress, allAccounts } from '#contract/rules/product-address.ts'
import { definePage, isOutcome } from '../../page.ts'
import { aboutProduct } from './products/about.ts'
import { Overview } from './products/overview.tsx'
import { ProductPage } from './products/product-page.tsx'
import { findByType, readFamily, readFigures } from './products/read.ts'

/** Accounts by `type`; without one, all of them side by side. */
export const page = definePage({
  paths: [accountsAddress],
  query: ['type'],
  load: async (feed, request) => {
    const accounts = await readFamily(feed, 'account')
    const found = await findByType(feed, request, accounts, { ...accountsOverview, type: allAccounts })
    if (isOutcome(found)) return found
    return { ...found, accounts, figures: await readFigures(feed) }
  },
  title: (_messages, { product }, { lang }) => product?.title ?? accountsOverview.title[lang],
  description: (_messages, { product }, { lang }) => product?.summary ?? accountsOverview.summary[lang],
  canonical: (_data, { query }) => (query['type'] === allAccounts ? accountsOverview.to : undefined),
  structured: ({ product, accounts, figures }, request) =>
    (product ? [product] : accounts).map((one) => aboutProduct(request, one, figures)),
  addresses: async (feed) =>
    (await readFamily(feed, 'account'))
      .filter(({ to }) => to.startsWith(`${accountsAddress}?`))
      .map(({ to, updated_at }) => ({ path: to, changed: updated_at })),
  Component: ({ data: { product, accounts, figures } }) =>
    product ? (
      <ProductPage product={product} figures={figures} trail={[accountsOverview]} neighbours={accounts} />
    ) : (
      <Overview text={accountsOverview} products={accounts} figures={figures} />
    ),
})
