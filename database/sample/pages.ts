import { pages } from '#contract/collections/pages.ts'
import { day } from './day.ts'
import { headPicture } from './head-pictures.ts'
import { bankPages } from './pages/bank.ts'
import { safetyPages } from './pages/bank-safety.ts'
import { bureauPages } from './pages/bureau.ts'
import { discountPages } from './pages/discount.ts'
import { carePages } from './pages/fdh-cares.ts'
import { holdingsPages } from './pages/holdings.ts'
import { overviewPages } from './pages/overviews.ts'
import { propertiesPages } from './pages/properties.ts'
import { statementPages } from './pages/statements.ts'
import type { Sample } from './sample.ts'

const written = [
  ...bankPages,
  ...safetyPages,
  ...overviewPages,
  ...bureauPages,
  ...discountPages,
  ...propertiesPages,
  ...holdingsPages,
  ...carePages,
  ...statementPages,
]

/** The written pages of the five companies. */
export const sample: Sample<'pages'> = (now, fileId) =>
  written.map((page, position) => {
    const key = `${page.company}-${page.slug}`
    // Parsed, so that what a section leaves out has its usual value.
    const body = pages.schema.parse({ ...page, position, ...headPicture(fileId, 'pages', key, page.company) })
    return { key, published_at: day(now, -400 - position), body }
  })
