import { allProducts, bankProducts, bankProductTypes } from '#contract/products/bank-products.ts'
import { productsOverview } from '#contract/products/overviews.ts'
import { toKnownType } from '../../redirect-close-type.ts'
import { definePage } from '../../page.ts'
import { aboutProduct } from './products/about.ts'
import { digitalWays, families } from './products/listed.ts'
import { Overview } from './products/overview.tsx'
import { ProductPage } from './products/product-page.tsx'
import { offer, readFigures } from './products/read.ts'

/** Product families by `type`; without one, everything beside accounts and loans. */
export const page = definePage({
  paths: ['/fdhbankplc/bankproducts'],
  query: ['type'],
  load: async (feed, request) => {
    const type = request.query['type'] ?? allProducts
    const known = bankProductTypes.find((one) => one === type)
    if (known === undefined && type !== allProducts)
      return (
        toKnownType(request, [allProducts, ...bankProductTypes]) ??
        offer(
          request,
          productsOverview,
          bankProductTypes.map((one) => bankProducts[one]),
        )
      )
    return { product: known && bankProducts[known], figures: await readFigures(feed) }
  },
  title: (_messages, { product }, { lang }) => (product ?? productsOverview).title[lang],
  description: (_messages, { product }, { lang }) => (product ?? productsOverview).summary[lang],
  canonical: (_data, { query }) => (query['type'] === allProducts ? productsOverview.to : undefined),
  structured: ({ product, figures }, request) =>
    (product ? [product] : families).map((one) => aboutProduct(request, one, figures)),
  addresses: async () => bankProductTypes.map((type) => ({ path: bankProducts[type].to })),
  Component: ({ data: { product, figures } }) =>
    product ? (
      <ProductPage
        product={product}
        figures={figures}
        trail={[productsOverview]}
        neighbours={product === bankProducts['Digital Banking'] ? digitalWays : families}
      />
    ) : (
      <Overview text={productsOverview} products={[...families, ...digitalWays]} figures={figures} />
    ),
})
