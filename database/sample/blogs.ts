import type { BrandId } from '#contract/brands/names.ts'
import type { Article } from './blogs/article.ts'
import { bankEducation } from './blogs/bank-education.ts'
import { bankService } from './blogs/bank-service.ts'
import { bureauArticles } from './blogs/bureau.ts'
import { discountArticles } from './blogs/discount.ts'
import { holdingsArticles } from './blogs/holdings.ts'
import { propertiesArticles } from './blogs/properties.ts'
import { day } from './day.ts'
import { picture } from './picture.ts'
import type { Sample } from './sample.ts'

const byBrand: [BrandId, Article[]][] = [
  ['bank', [...bankService, ...bankEducation]],
  ['holdings', holdingsArticles],
  ['bureau', bureauArticles],
  ['discount', discountArticles],
  ['properties', propertiesArticles],
]

/** Sample articles over the last 24 months; two have no Chichewa yet, so that the fallback can be seen. */
export const sample: Sample<'blogs'> = (now, fileId) =>
  byBrand.flatMap(([brand, articles]) =>
    articles.map(({ slug, days, title, summary, content, image, featured }) => ({
      key: slug,
      published_at: day(now, -days, '06:30:00'),
      body: {
        slug,
        title,
        summary,
        content,
        image: picture(fileId, image, brand),
        brands: [brand],
        createrId: `sample-newsroom-${brand}`,
        creater_name: 'Sample Newsroom',
        showSocialIcons: true,
        shareTitle: title,
        shareDiscription: summary,
        featured: featured ?? false,
      },
    })),
  )
