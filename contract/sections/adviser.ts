import { brandIds } from '../brands/names.ts'
import { choice, text } from '../fields.ts'
import { defineSection, ground, more } from '../section.ts'

/** How to reach a company’s advisers: telephone, e-mail and address. */
export const adviserSection = defineSection({
  type: 'adviser',
  label: 'Talk to an adviser',
  fields: {
    title: text(160),
    lede: text(400).optional(),
    ground: ground('wash'),
    /** the page's own where none is chosen */
    company: choice(brandIds).optional(),
    /** a button below */
    more: more(),
  },
})
