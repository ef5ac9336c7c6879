import { day } from './day.ts'
import { headPicture } from './head-pictures.ts'
import { accounts } from './products/accounts.ts'
import { bankProducts } from './products/bank-products.ts'
import { digital } from './products/digital.ts'
import { ownPages } from './products/own-pages.ts'
import type { Sample } from './sample.ts'

/** The products that the spec names. */
export const sample: Sample<'products'> = (now, fileId) =>
  [...accounts, ...bankProducts, ...ownPages, ...digital].map((product) => ({
    key: product.slug,
    published_at: day(now, -400),
    body: {
      up_to: false,
      lends: false,
      ...product,
      ...headPicture(fileId, 'products', product.slug, 'bank'),
    },
  }))
