import { z } from 'zod'
import { defineCollection, type WrittenFields } from '../collection.ts'
import { readingMinutes } from '../rules/reading-time.ts'
import { brandList, flag, html, image, instant, line, publicationDate, slug, text } from '../fields.ts'
import { addressed, coverOf, slugOf } from '../wire.ts'

const title = text(160)
const summary = text(400)
/** What is not right is told once, where it stands, and not at the field that follows from it too. */
const isRight = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

/** The address is its title. What is shared of it is its title and summary, and the other way round; its writer's id is the name. */
function acceptArticle(article: WrittenFields): WrittenFields {
  const { shareTitle, shareDiscription, createrId } = article
  const writer = slugOf(article['creater_name'])
  return {
    ...(shareDiscription !== undefined && { summary: shareDiscription }),
    ...(shareTitle === undefined && isRight(title, article['title']) && { shareTitle: article['title'] }),
    ...(shareDiscription === undefined &&
      isRight(summary, article['summary']) && { shareDiscription: article['summary'] }),
    ...(createrId === undefined && writer !== '' && { createrId: writer }),
    ...addressed(article, 'title'),
  }
}

/** News articles. `shareDiscription`, `createrId` and `creater_name` are spelt as in the spec. */
export const blogs = defineCollection({
  name: 'blogs',
  label: { one: 'Article', many: 'News' },
  title: 'title',
  schema: z.strictObject({
    slug: slug(),
    title,
    summary,
    content: html(),
    image: image().optional(),
    brands: brandList(),
    createrId: line(80).meta({ asked: false }),
    creater_name: line(80).meta({ begins: 'writer_name' }),
    showSocialIcons: flag(),
    shareTitle: text(160).meta({ when: 'showSocialIcons' }),
    shareDiscription: text(400).meta({ when: 'showSocialIcons' }),
    featured: flag(),
    ends_at: instant().optional(),
    published_at: publicationDate(),
  }),
  filters: ['slug', 'brands', 'featured'],
  unique: ['slug'],
  derives: { readingTime: z.number(), image_cover_url: z.string().nullable() },
  derive: (article) => ({
    readingTime: readingMinutes(article.content),
    image_cover_url: coverOf(article.image),
  }),
  accept: acceptArticle,
  window: { until: 'ends_at' },
})
