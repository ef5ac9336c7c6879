import { text } from '../fields.ts'
import { defineSection, ground, more } from '../section.ts'

/** One branch of each region; all of them by distance once a reader asks. */
export const nearestBranchesSection = defineSection({
  type: 'nearest-branches',
  label: 'Branches near the reader',
  fields: {
    title: text(160),
    lede: text(400).optional(),
    ground: ground(),
    more: more(),
  },
})
