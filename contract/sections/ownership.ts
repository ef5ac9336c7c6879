import { brandIds } from '../brands/names.ts'
import { choice, text } from '../fields.ts'
import { defineSection, ground } from '../section.ts'

/** What a company owns of the others, by the lists of their shareholders. */
export const ownershipSection = defineSection({
  type: 'ownership',
  label: 'Assets',
  fields: {
    title: text(160),
    ground: ground(),
    /** the page's own where none is chosen */
    company: choice(brandIds).optional(),
  },
})
