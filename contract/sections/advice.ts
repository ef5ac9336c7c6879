import { z } from 'zod'
import { text } from '../fields.ts'
import { defineSection, ground } from '../section.ts'

/** What to do in this case and in that one: each case with an advice. */
export const adviceSection = defineSection({
  type: 'advice',
  label: 'Advice',
  fields: {
    title: text(160),
    ground: ground('sand'),
    items: z
      .array(z.strictObject({ when: text(160), advice: text(600) }))
      .min(1)
      .max(12)
      .meta({ kind: 'list' }),
  },
})
