import { z } from 'zod'
import { slug, text } from '../fields.ts'
import { defineSection, ground } from '../section.ts'

/** Charges that are in effect, each with the day from which it holds. */
export const tariffsSection = defineSection({
  type: 'tariffs',
  label: 'Tariffs',
  fields: {
    title: text(160),
    lede: text(400).optional(),
    ground: ground(),
    /** codes of tariffs, such as `tariff-bureau-transfer` */
    products: z.array(slug()).min(1).max(40).meta({ kind: 'list' }),
  },
})
