import { text } from '../fields.ts'
import { defineSection, ground } from '../section.ts'

/** Two fields that lead to the loan calculator, beside the caps of the loans. */
export const loanTeaserSection = defineSection({
  type: 'loan-teaser',
  label: 'Way to the loan calculator',
  fields: {
    title: text(160),
    lede: text(400).optional(),
    ground: ground('wash'),
  },
})
