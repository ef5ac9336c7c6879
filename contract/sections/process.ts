import { z } from 'zod'
import { text } from '../fields.ts'
import { defineSection, ground } from '../section.ts'

/** A process in numbered steps, side by side. */
export const processSection = defineSection({
  type: 'process',
  label: 'Process',
  fields: {
    title: text(160),
    lede: text(400).optional(),
    ground: ground(),
    steps: z
      .array(z.strictObject({ name: text(120), text: text(600) }))
      .min(1)
      .max(12)
      .meta({ kind: 'list' }),
  },
})
