import { text } from '../fields.ts'
import { defineSection, ground } from '../section.ts'

/** The bank’s accounts by what they are for, each with its rate. */
export const accountChooserSection = defineSection({
  type: 'account-chooser',
  label: 'Choice of accounts',
  fields: {
    title: text(160),
    lede: text(400).optional(),
    ground: ground(),
  },
})
