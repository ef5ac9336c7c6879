import { firstSave } from '#contract/rules/product-address.ts'
import { definePage } from '../../../page.ts'
import { aboutProduct } from '../products/about.ts'
import { ProductPage } from '../products/product-page.tsx'
import { readOwnPage } from '../products/read.ts'

/** The First Save Savings Account, which the opening form offers first. */
export const page = definePage({
  paths: ['/fdhbankplc/bankaccounts/savingsaccount'],
  sheet: 'sections',
  ofItem: true,
  load: (feed) => readOwnPage(feed, { family: 'account', slug: firstSave, kind: 'accounts' }),
  title: (_messages, { product }) => product.title,
  description: (_messages, { product }) => product.summary,
  structured: ({ product, figures }, request) => [aboutProduct(request, product, figures)],
  Component: ({ data: { product, products, figures, all } }) => (
    <ProductPage
      product={product}
      figures={figures}
      trail={[all]}
      // Who opens a first account chooses between it and the two that most people have.
      neighbours={[product, ...products.filter((one) => one !== product).slice(0, 2)]}
    />
  ),
})
