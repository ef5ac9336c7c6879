import { corporate } from '#contract/products/services.ts'
import { familyPage } from './products/family-page.tsx'

/** Corporate and institutional banking. */
export const page = familyPage(corporate, { lends: true })
