import { bankProducts } from '#contract/products/bank-products.ts'
import { productsOverview } from '#contract/products/overviews.ts'
import type { Product } from '#contract/products/product.ts'
import { definePage, type SitePage } from '../../../page.ts'
import { aboutProduct } from './about.ts'
import { digitalWays } from './listed.ts'
import { ProductPage } from './product-page.tsx'
import { readFigures } from './read.ts'

/** The page of one of the ways of digital banking, beside the other five. */
export const digitalPage = (product: Product): SitePage =>
  definePage({
    paths: [product.to],
    load: async (feed) => ({ figures: await readFigures(feed) }),
    title: (_messages, _data, { lang }) => product.title[lang],
    description: (_messages, _data, { lang }) => product.summary[lang],
    structured: ({ figures }, request) => [aboutProduct(request, product, figures)],
    Component: ({ data: { figures } }) => (
      <ProductPage
        product={product}
        figures={figures}
        trail={[productsOverview, bankProducts['Digital Banking']]}
        neighbours={digitalWays}
      />
    ),
  })
