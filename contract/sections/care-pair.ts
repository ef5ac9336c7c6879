import { text } from '../fields.ts'
import { defineSection, ground, more } from '../section.ts'

/** Two community projects by turns. */
export const carePairSection = defineSection({
  type: 'care-pair',
  label: 'Community projects, two by turns',
  fields: {
    title: text(160),
    lede: text(400).optional(),
    ground: ground('sand'),
    more: more(),
  },
})
