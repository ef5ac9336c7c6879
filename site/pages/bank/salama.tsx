import { salamaAddress, salamaType } from '#contract/rules/product-address.ts'
import { toKnownSpelling } from '../../redirect-close-spelling.ts'
import { definePage, isOutcome, notFound } from '../../page.ts'
import { aboutProduct } from './products/about.ts'
import { ProductPage } from './products/product-page.tsx'
import { readOwnPage } from './products/read.ts'

/** Banking by Islamic principles. It has one `type`, which is also what none shows. */
export const page = definePage({
  paths: [salamaAddress],
  sheet: 'sections',
  ofItem: true,
  query: ['type'],
  load: async (feed, request) => {
    const type = request.query['type']
    const found = await readOwnPage(feed, {
      family: 'bank_product',
      slug: 'salama',
      kind: 'products',
    })
    if (isOutcome(found) || type === undefined || type === salamaType) return found
    const { name, to } = found.product
    return toKnownSpelling(request, 'type', [salamaType]) ?? notFound([{ label: name, to }])
  },
  title: (_messages, { product }) => product.title,
  description: (_messages, { product }) => product.summary,
  canonical: () => salamaAddress,
  structured: ({ product, figures }, request) => [aboutProduct(request, product, figures)],
  Component: ({ data: { product, products, figures, all } }) => (
    <ProductPage product={product} figures={figures} trail={[all]} neighbours={products} />
  ),
})
