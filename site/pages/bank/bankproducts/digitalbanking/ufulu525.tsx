import { digital } from '#contract/products/digital.ts'
import { digitalPage } from '../../products/digital-page.tsx'

/** Banking by dialling, on any phone. */
export const page = digitalPage(digital.ufulu525)
