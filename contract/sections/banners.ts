import { brandIds } from '../brands/names.ts'
import { choice, whole } from '../fields.ts'
import { defineSection } from '../section.ts'

/** A company's banners that are shown at the moment. */
export const bannersSection = defineSection({
  type: 'banners',
  label: 'Banners',
  fields: {
    /** the page's own where none is chosen */
    company: choice(brandIds).optional(),
    most: whole(1, 12).default(6),
  },
})
