import { text } from '../fields.ts'
import { defineSection, ground } from '../section.ts'

/** Where a visitor agrees to the counting of visits, or takes it back. Shown while anything is set that would count. */
export const consentSection = defineSection({
  type: 'consent',
  label: 'Analytics consent',
  fields: { title: text(160), ground: ground('sand') },
})
