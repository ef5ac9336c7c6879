import { digital } from '#contract/products/digital.ts'
import { digitalPage } from '../../products/digital-page.tsx'

/** Card machines for shops. */
export const page = digitalPage(digital.posmachines)
