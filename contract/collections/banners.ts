import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import { brandList, image, instant, link, text, whole } from '../fields.ts'

export const banners = defineCollection({
  name: 'banners',
  label: { one: 'Banner', many: 'Banners' },
  title: 'title',
  schema: z.strictObject({
    title: text(120),
    body: text(600).optional(),
    image: image().optional(),
    href: link().optional(),
    starts_at: instant().optional(),
    ends_at: instant().optional(),
    position: whole(0, 1000).default(0),
    brands: brandList(),
  }),
  filters: ['brands'],
  guardsLinks: true,
  window: { from: 'starts_at', until: 'ends_at' },
})
