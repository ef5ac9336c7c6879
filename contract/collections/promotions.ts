import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import { brandList, image, instant, link, text, whole } from '../fields.ts'
import { coverOf } from '../wire.ts'

export const promotions = defineCollection({
  name: 'promotions',
  label: { one: 'Promotion', many: 'Promotions' },
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
  derives: { image_cover_url: z.string().nullable() },
  derive: ({ image: picture }) => ({ image_cover_url: coverOf(picture) }),
  window: { from: 'starts_at', until: 'ends_at' },
})
