import { z } from 'zod'
import { text } from '../fields.ts'
import { defineSection, ground } from '../section.ts'

/** What a company is known by, in large figures. */
export const figuresSection = defineSection({
  type: 'figures',
  label: 'Figures',
  fields: {
    title: text(160),
    ground: ground('wash'),
    items: z
      .array(z.strictObject({ value: text(60), label: text(120) }))
      .min(1)
      .max(12)
      .meta({ kind: 'list' }),
  },
})
