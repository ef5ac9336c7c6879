import { text } from '../fields.ts'
import { defineSection, ground, more } from '../section.ts'

/** Counters of the bureau, each leading to its place in the list. */
export const countersByRegionSection = defineSection({
  type: 'counters-by-region',
  label: 'Currency counters by region',
  fields: {
    title: text(160),
    lede: text(400).optional(),
    ground: ground(),
    more: more(),
  },
})
