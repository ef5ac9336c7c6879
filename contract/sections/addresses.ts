import { z } from 'zod'
import { brandIds } from '../brands/names.ts'
import { choice, flag, text } from '../fields.ts'
import { defineSection, ground, more } from '../section.ts'

/** Head offices, and how each is reached. */
export const addressesSection = defineSection({
  type: 'addresses',
  label: 'Addresses',
  fields: {
    title: text(160),
    lede: text(400).optional(),
    ground: ground(),
    companies: z.array(choice(brandIds)).min(1).max(brandIds.length).meta({ kind: 'list' }),
    /** beside each when it is open, and where it lies on a map */
    hours: flag().default(false),
    more: more(),
  },
})
