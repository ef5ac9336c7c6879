import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import { readingMinutes } from '../rules/reading-time.ts'
import { brandList, flag, html, image, line, slug, text } from '../fields.ts'
import { addressed, coverOf } from '../wire.ts'

/** News articles. `shareDiscription`, `createrId` and `creater_name` are spelt as in the spec. */
export const blogs = defineCollection({
  name: 'blogs',
  label: { one: 'Article', many: 'News' },
  title: 'title',
  schema: z.strictObject({
    slug: slug(),
    title: text(160),
    summary: text(400),
    content: html(),
    image: image().optional(),
    brands: brandList(),
    createrId: line(80),
    creater_name: line(80),
    showSocialIcons: flag(),
    shareTitle: text(160),
    shareDiscription: text(400),
    featured: flag(),
  }),
  filters: ['slug', 'brands', 'featured'],
  unique: ['slug'],
  derives: { readingTime: z.number(), image_cover_url: z.string().nullable() },
  derive: (article) => ({
    readingTime: readingMinutes(article.content),
    image_cover_url: coverOf(article.image),
  }),
  // The summary is what is shared of it; the address is its title.
  accept: (article) => ({
    ...(article['shareDiscription'] !== undefined && { summary: article['shareDiscription'] }),
    ...addressed(article, 'title'),
  }),
})
