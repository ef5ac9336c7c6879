import { brandIds } from '../brands/names.ts'
import { choice, text, whole } from '../fields.ts'
import { defineSection, ground, more } from '../section.ts'

/** The chair of a company’s board and its management. */
export const leadersSection = defineSection({
  type: 'leaders',
  label: 'Leaders',
  fields: {
    title: text(160),
    lede: text(400).optional(),
    ground: ground(),
    /** the page's own where none is chosen */
    company: choice(brandIds).optional(),
    most: whole(1, 20).default(6),
    more: more(2),
  },
})
