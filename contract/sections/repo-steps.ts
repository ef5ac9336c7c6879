import { z } from 'zod'
import { choice, text } from '../fields.ts'
import { defineSection, ground } from '../section.ts'

/** What passes between a client and the house, each step with its drawing. */
export const repoStepsSection = defineSection({
  type: 'repo-steps',
  label: 'Steps of a repurchase agreement',
  fields: {
    title: text(160),
    lede: text(400).optional(),
    ground: ground('wash'),
    steps: z
      .array(z.strictObject({ drawing: choice(['out', 'held', 'back']), name: text(120), text: text(600) }))
      .min(1)
      .max(6)
      .meta({ kind: 'list' }),
  },
})
