import { digital } from '#contract/products/digital.ts'
import { digitalPage } from '../../products/digital-page.tsx'

/** The app. */
export const page = digitalPage(digital.fdhmobile)
