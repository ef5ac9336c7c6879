import { digital } from '#contract/products/digital.ts'
import { digitalPage } from '../../products/digital-page.tsx'

/** The agents: over 5000 of them. */
export const page = digitalPage(digital.fdhbankpakhomo)
