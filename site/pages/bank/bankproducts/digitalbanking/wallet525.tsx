import { digital } from '#contract/products/digital.ts'
import { digitalPage } from '../../products/digital-page.tsx'

/** A purse on a telephone number. */
export const page = digitalPage(digital.wallet525)
