import { bankProducts, bankProductTypes } from '#contract/products/bank-products.ts'
import { digital, digitalSlugs } from '#contract/products/digital.ts'
import type { Product } from '#contract/products/product.ts'
import { cards, corporate, salama } from '#contract/products/services.ts'

/** What stands beside a product family for comparison. */
export const families: readonly Product[] = [
  ...bankProductTypes.map((type) => bankProducts[type]),
  cards,
  corporate,
  salama,
]

/** The six ways of digital banking, in the menu's order. */
export const digitalWays: readonly Product[] = digitalSlugs.map((slug) => digital[slug])
