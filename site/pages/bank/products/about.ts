import type { FramedRequest } from '../../../frame.ts'
import { financialProduct, type Thing } from '../../../structured-data.ts'
import type { Figures, Product } from './read.ts'

/** A product of the bank for search engines, with its telling rate where it bears one. */
export function aboutProduct(request: FramedRequest, product: Product, figures: Figures): Thing {
  const yearlyRate = figures.get(product.rates[0] ?? '')?.value
  return financialProduct(request, {
    name: product.name,
    description: product.summary,
    path: product.to,
    brand: 'bank',
    ...(yearlyRate !== undefined && { yearlyRate }),
  })
}
