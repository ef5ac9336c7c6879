import { text } from '../fields.ts'
import { defineSection } from '../section.ts'

/** The form by which a reader writes to the page's company. */
export const enquirySection = defineSection({
  type: 'enquiry',
  label: 'Enquiry form',
  fields: {
    /** as on every form where it is left empty */
    title: text(160).optional(),
    lede: text(400).optional(),
  },
})
