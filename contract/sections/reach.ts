import { brandIds } from '../brands/names.ts'
import { choice, flag, text } from '../fields.ts'
import { defineSection } from '../section.ts'

/** A company's telephone and e-mail beside the text. */
export const reachSection = defineSection({
  type: 'reach',
  label: 'Contact details (sidebar)',
  fields: {
    title: text(120),
    /** the page's own where none is chosen */
    company: choice(brandIds).optional(),
    /** set apart by its colour, for what is urgent */
    tinted: flag().default(false),
  },
})
