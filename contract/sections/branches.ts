import { choice, text, whole } from '../fields.ts'
import { regionNames } from '../regions.ts'
import { defineSection, ground } from '../section.ts'

/** Branches of the bank or counters of the bureau, with a way to all of them. */
export const branchesSection = defineSection({
  type: 'branches',
  label: 'Branches',
  fields: {
    title: text(160),
    lede: text(400).optional(),
    ground: ground(),
    places: choice(['branches', 'moneybureau_locations']).default('branches'),
    /** the whole country where none is chosen */
    region: choice(regionNames).optional(),
    most: whole(1, 60).default(6),
  },
})
