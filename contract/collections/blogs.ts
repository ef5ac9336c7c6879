import { z } from 'zod'
import { brandIds } from '../brands/names.ts'
import { defineCollection } from '../collection.ts'
import { readingMinutes } from '../rules/reading-time.ts'
import { choice, flag, html, image, line, slug, text } from '../fields.ts'

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
    brands: z.array(choice(brandIds)).min(1).max(5).meta({ kind: 'list' }),
    createrId: line(80),
    creater_name: line(80),
    showSocialIcons: flag(),
    shareTitle: text(160),
    shareDiscription: text(400),
    featured: flag(),
  }),
  filters: ['slug', 'brands', 'featured'],
  unique: ['slug'],
  derive: (article) => ({
    readingTime: readingMinutes(article.content),
    image_cover_url: article.image?.sizes.find((size) => size.type === 'image/webp')?.url ?? null,
  }),
})
