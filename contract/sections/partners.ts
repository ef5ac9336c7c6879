import { z } from 'zod'
import { image, line, link, text } from '../fields.ts'
import { defineSection, ground } from '../section.ts'

/** Those whom a company works with. */
export const partnersSection = defineSection({
  type: 'partners',
  label: 'Partners',
  fields: {
    title: text(160),
    lede: text(400).optional(),
    ground: ground('wash'),
    items: z
      .array(
        z.strictObject({
          name: line(120),
          text: text(400).optional(),
          image: image().optional(),
          to: link().optional(),
        }),
      )
      .min(1)
      .max(40)
      .meta({ kind: 'list' }),
  },
})
