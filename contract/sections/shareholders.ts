import { brandIds } from '../brands/names.ts'
import { choice, text } from '../fields.ts'
import { defineSection, ground } from '../section.ts'

/** Who owns a company: the figures are among its facts. */
export const shareholdersSection = defineSection({
  type: 'shareholders',
  label: 'Shareholders',
  fields: {
    title: text(160),
    ground: ground(),
    /** the company that is owned; the page's own where none is chosen */
    company: choice(brandIds).optional(),
  },
})
