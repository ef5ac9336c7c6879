import { productsOverview } from '#contract/products/overviews.ts'
import { allProducts, digitalBanking, productsAddress } from '#contract/rules/product-address.ts'
import { definePage, isOutcome } from '../../page.ts'
import { aboutProduct } from './products/about.ts'
import { Overview } from './products/overview.tsx'
import { ProductPage } from './products/product-page.tsx'
import { findByType, readFamily, readFigures } from './products/read.ts'

/** Product families by `type`; without one, everything beside accounts and loans. */
export const page = definePage({
  paths: [productsAddress],
  query: ['type'],
  load: async (feed, request) => {
    const families = await readFamily(feed, 'bank_product')
    const found = await findByType(feed, request, families, { ...productsOverview, type: allProducts })
    if (isOutcome(found)) return found
    const [digital, figures] = await Promise.all([readFamily(feed, 'digital'), readFigures(feed)])
    return { ...found, families, digital, figures }
  },
  title: (_messages, { product }, { lang }) => product?.title ?? productsOverview.title[lang],
  description: (_messages, { product }, { lang }) => product?.summary ?? productsOverview.summary[lang],
  canonical: (_data, { query }) => (query['type'] === allProducts ? productsOverview.to : undefined),
  structured: ({ product, families, figures }, request) =>
    (product ? [product] : families).map((one) => aboutProduct(request, one, figures)),
  addresses: async (feed) =>
    (await readFamily(feed, 'bank_product'))
      .filter(({ to }) => to.startsWith(`${productsAddress}?`))
      .map(({ to, updated_at }) => ({ path: to, changed: updated_at })),
  Component: ({ data: { product, families, digital, figures } }) =>
    product ? (
      <ProductPage
        product={product}
        figures={figures}
        trail={[productsOverview]}
        neighbours={product.slug === digitalBanking ? digital : families}
      />
    ) : (
      <Overview text={productsOverview} products={[...families, ...digital]} figures={figures} />
    ),
})
