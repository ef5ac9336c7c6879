import { brandIds } from '../brands/names.ts'
import { choice, text } from '../fields.ts'
import { defineSection, ground, more } from '../section.ts'

/** A company’s services as rows to compare: whom they suit, for how long, from how much. */
export const servicesComparedSection = defineSection({
  type: 'services-compared',
  label: 'Services side by side',
  fields: {
    title: text(160),
    lede: text(400).optional(),
    ground: ground(),
    /** the page's own where none is chosen */
    company: choice(brandIds).optional(),
    more: more(),
  },
})
