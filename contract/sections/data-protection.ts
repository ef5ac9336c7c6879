import { brandIds } from '../brands/names.ts'
import { choice, text } from '../fields.ts'
import { defineSection } from '../section.ts'

/** Data protection officer, legal bases, recipients, transfers, retention and automated decisions, from a company's facts. */
export const dataProtectionSection = defineSection({
  type: 'data-protection',
  label: 'Data protection',
  fields: {
    title: text(160),
    /** the page's own where none is chosen */
    company: choice(brandIds).optional(),
  },
})
