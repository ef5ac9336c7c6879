import { text } from '../fields.ts'
import { defineSection } from '../section.ts'

/** What somebody said. */
export const quotationSection = defineSection({
  type: 'quotation',
  label: 'Quotation',
  fields: { text: text(1000), name: text(120), role: text(160).optional() },
})
