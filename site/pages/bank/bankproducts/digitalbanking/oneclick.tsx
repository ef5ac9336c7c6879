import { digital } from '#contract/products/digital.ts'
import { digitalPage } from '../../products/digital-page.tsx'

/** Internet banking. */
export const page = digitalPage(digital.oneclick)
