import { z } from 'zod'
import { text } from '../fields.ts'
import { defineSection, ground } from '../section.ts'

/** What happened when, the earliest first. */
export const milestonesSection = defineSection({
  type: 'milestones',
  label: 'Milestones',
  fields: {
    title: text(160),
    ground: ground(),
    items: z
      .array(z.strictObject({ when: text(60), what: text(600) }))
      .min(1)
      .max(40)
      .meta({ kind: 'list' }),
  },
})
