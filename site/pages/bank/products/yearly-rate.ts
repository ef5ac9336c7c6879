import type { Product } from '#contract/products/product.ts'
import type { Figures } from './read.ts'

/** The telling rate of a product that bears one, for search engines. */
export function yearlyRate(figures: Figures, product: Product): { yearlyRate?: string } {
  const value = figures.get(product.rates[0] ?? '')?.value
  return value === undefined ? {} : { yearlyRate: value }
}
