import { brandIds } from '../brands/names.ts'
import { choice, text } from '../fields.ts'
import { defineSection, ground, more } from '../section.ts'

/** A company’s management, in the order of their offices. */
export const teamSection = defineSection({
  type: 'team',
  label: 'Team with portraits',
  fields: {
    title: text(160),
    ground: ground(),
    /** the page's own where none is chosen */
    company: choice(brandIds).optional(),
    more: more(),
  },
})
