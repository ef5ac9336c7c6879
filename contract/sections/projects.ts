import { text } from '../fields.ts'
import { defineSection, ground } from '../section.ts'

/** Everything of FDH Cares, each with a place of its own to link to. */
export const projectsSection = defineSection({
  type: 'projects',
  label: 'FDH Cares projects',
  fields: { title: text(160), ground: ground('sand') },
})
