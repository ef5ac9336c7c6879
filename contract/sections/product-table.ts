import { choice, text } from '../fields.ts'
import { productKinds } from '../rules/product-address.ts'
import { defineSection, ground } from '../section.ts'

/** All that the bank offers of a kind, side by side: it follows from the products and loans themselves. */
export const productTableSection = defineSection({
  type: 'product-table',
  label: 'Table of products',
  fields: { title: text(160), lede: text(400).optional(), ground: ground(), of: choice(productKinds) },
})
