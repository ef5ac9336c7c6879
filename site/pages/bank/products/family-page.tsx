import { definePage, type SitePage } from '../../../page.ts'
import { aboutProduct } from './about.ts'
import { ProductPage } from './product-page.tsx'
import { readOwnPage } from './read.ts'

/** The page of a product family with an address of its own, which the spec fixes. */
export const familyPage = (path: string, slug: string): SitePage =>
  definePage({
    paths: [path],
    sheet: 'sections',
    ofItem: true,
    load: (feed) => readOwnPage(feed, { family: 'bank_product', slug, kind: 'products' }),
    title: (_messages, { product }) => product.title,
    description: (_messages, { product }) => product.summary,
    structured: ({ product, figures }, request) => [
      // What a customer pays is not what the product earns.
      aboutProduct(request, product.lends ? { ...product, rates: [] } : product, figures),
    ],
    Component: ({ data: { product, products, figures, all } }) => (
      <ProductPage product={product} figures={figures} trail={[all]} neighbours={products} />
    ),
  })
