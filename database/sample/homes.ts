import { homes } from '#contract/collections/homes.ts'
import { day } from './day.ts'
import { bankHome } from './homes/bank.ts'
import { bureauHome } from './homes/bureau.ts'
import { discountHome } from './homes/discount.ts'
import { holdingsHome } from './homes/holdings.ts'
import { propertiesHome } from './homes/properties.ts'
import { picture } from './picture.ts'
import type { Sample } from './sample.ts'

/** The homes of the five companies. */
export const sample: Sample<'homes'> = (now, fileId) =>
  [holdingsHome, bankHome, bureauHome, discountHome, propertiesHome].map((home) => {
    // Parsed, so that what a section leaves out has its usual value.
    const body = homes.schema.parse(home)
    if (home.company === 'properties')
      body.hero = { ...body.hero, image: picture(fileId, 'picture-brick-house', 'properties') }
    return { key: home.company, published_at: day(now, -400), body }
  })
