import { z } from 'zod'
import { text } from '../fields.ts'
import { defineSection, ground } from '../section.ts'

/** Days on which a company reports or meets. */
export const calendarSection = defineSection({
  type: 'calendar',
  label: 'Financial calendar',
  fields: {
    title: text(160),
    lede: text(400).optional(),
    ground: ground(),
    days: z
      .array(
        z.strictObject({
          day: z.iso
            .date()
            .regex(/^(19|20)/)
            .meta({ kind: 'date' }),
          what: text(200),
        }),
      )
      .min(1)
      .max(60)
      .meta({ kind: 'list' }),
  },
})
