import { z } from 'zod'
import { step, text } from '../fields.ts'
import { defineSection } from '../section.ts'

/** What a reader may do now, as buttons. */
export const callToActionSection = defineSection({
  type: 'call-to-action',
  label: 'Call to action',
  fields: {
    title: text(160),
    text: text(600).optional(),
    steps: z.array(step()).min(1).max(3).meta({ kind: 'list' }),
  },
})
