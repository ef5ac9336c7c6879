import { z } from 'zod'
import { text } from '../fields.ts'
import { defineSection, ground } from '../section.ts'

/** What a company holds to, each in a card. */
export const valuesSection = defineSection({
  type: 'values',
  label: 'Values',
  fields: {
    title: text(160),
    ground: ground('sand'),
    items: z
      .array(z.strictObject({ name: text(120), text: text(600) }))
      .min(1)
      .max(12)
      .meta({ kind: 'list' }),
  },
})
