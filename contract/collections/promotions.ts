import { z } from 'zod'
import { brandIds } from '../brands/names.ts'
import { defineCollection } from '../collection.ts'
import { choice, image, instant, link, text, whole } from '../fields.ts'

export const promotions = defineCollection({
  name: 'promotions',
  label: { one: 'Promotion', many: 'Promotions' },
  title: 'title',
  schema: z.strictObject({
    title: text(120),
    body: text(600),
    image: image().optional(),
    href: link().optional(),
    starts_at: instant().optional(),
    ends_at: instant().optional(),
    position: whole(0, 1000),
    brands: z.array(choice(brandIds)).min(1).max(5).meta({ kind: 'list' }),
  }),
  filters: ['brands'],
  window: { from: 'starts_at', until: 'ends_at' },
})
