import { productsOverview } from '#contract/products/overviews.ts'
import type { Product } from '#contract/products/product.ts'
import { definePage, type SitePage } from '../../../page.ts'
import { aboutProduct } from './about.ts'
import { families } from './listed.ts'
import { ProductPage } from './product-page.tsx'
import { readFigures } from './read.ts'

/**
 * The page of a product family with an address of its own.
 * @param lends true where its rates are what the customer pays
 */
export const familyPage = (product: Product, { lends = false }: { lends?: boolean } = {}): SitePage =>
  definePage({
    paths: [product.to],
    load: async (feed) => ({ figures: await readFigures(feed) }),
    title: (_messages, _data, { lang }) => product.title[lang],
    description: (_messages, _data, { lang }) => product.summary[lang],
    structured: ({ figures }, request) => [
      aboutProduct(request, lends ? { ...product, rates: [] } : product, figures),
    ],
    Component: ({ data: { figures } }) => (
      <ProductPage
        product={product}
        figures={figures}
        trail={[productsOverview]}
        neighbours={families}
        lends={lends}
      />
    ),
  })
