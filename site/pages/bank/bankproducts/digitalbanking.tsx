import { digitalAddress, digitalBanking } from '#contract/rules/product-address.ts'
import { definePage, notFound, redirect } from '../../../page.ts'
import { aboutProduct } from '../products/about.ts'
import { ProductPage } from '../products/product-page.tsx'
import { readFamily, readFigures } from '../products/read.ts'
import { readOverviewLink } from '../products/read-overview.ts'

/** One of the ways of digital banking, beside the others. */
export const page = definePage({
  paths: [`${digitalAddress}/:slug`],
  sheet: 'sections',
  load: async (feed, request) => {
    const slug = request.params['slug'] ?? ''
    const [all, families, digital] = await Promise.all([
      readOverviewLink(feed, 'products'),
      readFamily(feed, 'bank_product'),
      readFamily(feed, 'digital'),
    ])
    const above = families.filter((one) => one.slug === digitalBanking)
    const product = digital.find((one) => one.slug === slug)
    if (product) return { product, digital, all, above, figures: await readFigures(feed) }
    const moved = await feed.moved('products', slug)
    const now = [...digital, ...families].find((one) => one.slug === moved)
    return now
      ? redirect(now.to, 301)
      : notFound([...above, ...digital].map(({ name, to }) => ({ label: name, to })))
  },
  title: (_messages, { product }) => product.title,
  description: (_messages, { product }) => product.summary,
  structured: ({ product, figures }, request) => [aboutProduct(request, product, figures)],
  addresses: async (feed) =>
    (await readFamily(feed, 'digital')).map(({ to, updated_at }) => ({ path: to, changed: updated_at })),
  Component: ({ data: { product, digital, all, above, figures } }) => (
    <ProductPage product={product} figures={figures} trail={[all, ...above]} neighbours={digital} />
  ),
})
