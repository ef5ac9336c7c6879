import { z } from 'zod'
import { brandIds } from '../brands/names.ts'
import { defineCollection } from '../collection.ts'
import { choice, instant, publicationDate, text } from '../fields.ts'

/** The banner above every page of the brands it names: a closure, a fraud warning. Two people stand behind it. */
export const notices = defineCollection({
  name: 'notices',
  label: { one: 'Notice', many: 'Notices' },
  title: 'title',
  schema: z.strictObject({
    title: text(120),
    body: text(600),
    severity: choice(['information', 'warning', 'urgent']),
    starts_at: instant(),
    ends_at: instant(),
    brands: z.array(choice(brandIds)).min(1).max(5).meta({ kind: 'list' }),
    published_at: publicationDate(),
  }),
  filters: ['brands'],
  approval: true,
  window: { from: 'starts_at', until: 'ends_at' },
})
