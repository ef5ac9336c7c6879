import { z } from 'zod'
import { icon, link, text } from '../fields.ts'
import { defineSection, ground } from '../section.ts'

/** Ways to bank: each with an icon, a sentence and a page. */
export const waysSection = defineSection({
  type: 'ways',
  label: 'Ways to bank',
  fields: {
    title: text(160),
    lede: text(400).optional(),
    ground: ground(),
    items: z
      .array(z.strictObject({ icon: icon(), name: text(120), text: text(400), to: link().optional() }))
      .min(1)
      .max(12)
      .meta({ kind: 'list' }),
  },
})
