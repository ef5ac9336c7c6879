import { text } from '../fields.ts'
import { defineSection, ground, more } from '../section.ts'

/** Two projects of FDH Cares by turns. */
export const carePairSection = defineSection({
  type: 'care-pair',
  label: 'FDH Cares, two by turns',
  fields: {
    title: text(160),
    lede: text(400).optional(),
    ground: ground('sand'),
    more: more(),
  },
})
