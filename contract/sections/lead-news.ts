import { text } from '../fields.ts'
import { defineSection, ground, more } from '../section.ts'

/** The lead story of the group, and three of the newest. */
export const leadNewsSection = defineSection({
  type: 'lead-news',
  label: 'News with a lead story',
  fields: {
    title: text(160),
    lede: text(400).optional(),
    ground: ground(),
    more: more(),
  },
})
