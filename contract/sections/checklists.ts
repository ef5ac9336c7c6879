import { z } from 'zod'
import { icon, text, texts } from '../fields.ts'
import { defineSection, ground } from '../section.ts'

/** What to bring for each errand. */
export const checklistsSection = defineSection({
  type: 'checklists',
  label: 'Checklist',
  fields: {
    title: text(160),
    lede: text(400).optional(),
    ground: ground(),
    items: z
      .array(z.strictObject({ icon: icon(), name: text(120), items: texts(300, 12) }))
      .min(1)
      .max(12)
      .meta({ kind: 'list' }),
  },
})
