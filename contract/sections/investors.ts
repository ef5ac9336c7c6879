import { text } from '../fields.ts'
import { defineSection, ground, more } from '../section.ts'

/** The newest report and notice, and who owns the bank. */
export const investorsSection = defineSection({
  type: 'investors',
  label: 'For investors',
  fields: {
    title: text(160),
    lede: text(400).optional(),
    ground: ground('wash'),
    reports: text(120),
    notices: text(120),
    /** below the shareholders */
    shareholding: more(),
    more: more(),
  },
})
