import { z } from 'zod'
import { brandIds } from '../brands/names.ts'
import { defineCollection } from '../collection.ts'
import { choice, icon, image, link, steps, text } from '../fields.ts'
import { sections } from '../section-types.ts'

/** What each company's home says, in its order. */
export const homes = defineCollection({
  name: 'homes',
  label: { one: 'Home page', many: 'Home pages' },
  title: 'title',
  schema: z.strictObject({
    company: choice(brandIds),
    /** in the browser's tab and in search results */
    title: text(160),
    description: text(300),
    /** its head, with at most two buttons */
    /** the picture stands beside the greeting where no card of the company's own does */
    hero: z.strictObject({
      title: text(160),
      lede: text(400),
      actions: steps(2),
      image: image().optional(),
    }),
    /** what most people come for, right below the head */
    tasks: z
      .array(z.strictObject({ name: text(80), hint: text(120).optional(), to: link() }))
      .max(8)
      .meta({ kind: 'list' })
      .default([]),
    /** what a reader may have in mind, in a card beside the head; a page that is not there is left out */
    goals: z
      .array(z.strictObject({ icon: icon(), name: text(80), text: text(160), to: link() }))
      .max(8)
      .meta({ kind: 'list' })
      .default([]),
    goals_title: text(120).optional(),
    goals_hint: text(200).optional(),
    sections: sections(),
  }),
  filters: ['company'],
  unique: ['company'],
  guardsLinks: true,
})
