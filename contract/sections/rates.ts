import { z } from 'zod'
import { slug, text } from '../fields.ts'
import { defineSection, ground } from '../section.ts'

/** Rates of the bank that are in effect, each with the day from which it holds. */
export const ratesSection = defineSection({
  type: 'rates',
  label: 'Rates',
  fields: {
    title: text(160),
    lede: text(400).optional(),
    ground: ground(),
    /** codes of bank rates, such as `savings-account` */
    products: z.array(slug()).min(1).max(40).meta({ kind: 'list' }),
  },
})
