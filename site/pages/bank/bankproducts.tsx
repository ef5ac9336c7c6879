import { allProducts, digitalBanking, productsAddress } from '#contract/rules/product-address.ts'
import { definePage, isOutcome } from '../../page.ts'
import { aboutProduct } from './products/about.ts'
import { Overview } from './products/overview.tsx'
import { ProductPage } from './products/product-page.tsx'
import { findByType, readFamily, readFigures } from './products/read.ts'
import { readOverview, readOverviewLink } from './products/read-overview.ts'

/** Product families by `type`; without one, everything beside accounts and loans. */
export const page = definePage({
  paths: [productsAddress],
  sheet: 'sections',
  query: ['type'],
  load: async (feed, request) => {
    const [families, all] = await Promise.all([
      readFamily(feed, 'bank_product'),
      readOverviewLink(feed, 'products'),
    ])
    const found = await findByType(feed, request, families, { ...all, type: allProducts })
    if (isOutcome(found)) return found
    const [digital, figures, overview] = await Promise.all([
      readFamily(feed, 'digital'),
      readFigures(feed),
      readOverview(feed, request, 'products'),
    ])
    return { ...found, all, overview, families, digital, figures }
  },
  title: (_messages, { product, overview }) => product?.title ?? overview.title,
  description: (_messages, { product, overview }) => product?.summary ?? overview.description,
  canonical: (_data, { query }) => (query['type'] === allProducts ? productsAddress : undefined),
  structured: ({ product, families, figures }, request) =>
    (product ? [product] : families).map((one) => aboutProduct(request, one, figures)),
  addresses: async (feed) =>
    (await readFamily(feed, 'bank_product'))
      .filter(({ to }) => to.startsWith(`${productsAddress}?`))
      .map(({ to, updated_at }) => ({ path: to, changed: updated_at })),
  Component: ({ data: { product, all, overview, families, digital, figures } }) =>
    product ? (
      <ProductPage
        product={product}
        figures={figures}
        trail={[all]}
        neighbours={product.slug === digitalBanking ? digital : families}
      />
    ) : (
      <Overview text={overview} />
    ),
})
