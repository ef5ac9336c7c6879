import { accounts, accountTypes, allAccounts, firstSave } from '#contract/products/accounts.ts'
import { accountsOverview } from '#contract/products/overviews.ts'
import { toKnownType } from '../../redirect-close-type.ts'
import { definePage } from '../../page.ts'
import { aboutProduct } from './products/about.ts'
import { Overview } from './products/overview.tsx'
import { ProductPage } from './products/product-page.tsx'
import { offer, readFigures } from './products/read.ts'

const compared = [...accountTypes.map((type) => accounts[type]), firstSave]

/** Accounts by `type`; without one, all of them side by side. */
export const page = definePage({
  paths: ['/fdhbankplc/bankaccounts'],
  query: ['type'],
  load: async (feed, request) => {
    const type = request.query['type'] ?? allAccounts
    const known = accountTypes.find((one) => one === type)
    if (known === undefined && type !== allAccounts)
      return (
        toKnownType(request, [allAccounts, ...accountTypes]) ?? offer(request, accountsOverview, compared)
      )
    return { product: known && accounts[known], figures: await readFigures(feed) }
  },
  title: (_messages, { product }, { lang }) => (product ?? accountsOverview).title[lang],
  description: (_messages, { product }, { lang }) => (product ?? accountsOverview).summary[lang],
  canonical: (_data, { query }) => (query['type'] === allAccounts ? accountsOverview.to : undefined),
  structured: ({ product, figures }, request) =>
    (product ? [product] : compared).map((one) => aboutProduct(request, one, figures)),
  addresses: async () => accountTypes.map((type) => ({ path: accounts[type].to })),
  Component: ({ data: { product, figures } }) =>
    product ? (
      <ProductPage product={product} figures={figures} trail={[accountsOverview]} neighbours={compared} />
    ) : (
      <Overview text={accountsOverview} products={compared} figures={figures} />
    ),
})
