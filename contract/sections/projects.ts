import { text } from '../fields.ts'
import { defineSection, ground } from '../section.ts'

/** All community projects, each with a place of its own to link to. */
export const projectsSection = defineSection({
  type: 'projects',
  label: 'Community projects',
  fields: { title: text(160), ground: ground('sand') },
})
