import { brandIds } from '../brands/names.ts'
import { choice, text } from '../fields.ts'
import { defineSection, ground, more } from '../section.ts'

/** A company’s services, each in a card. */
export const servicesSection = defineSection({
  type: 'services',
  label: 'Services as cards',
  fields: {
    title: text(160),
    lede: text(400).optional(),
    ground: ground(),
    /** the page's own where none is chosen */
    company: choice(brandIds).optional(),
    more: more(),
  },
})
