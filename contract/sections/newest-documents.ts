import { brandIds } from '../brands/names.ts'
import { choice, text, whole } from '../fields.ts'
import { defineSection, ground, more } from '../section.ts'

/** The newest documents of a company, whatever their type. */
export const newestDocumentsSection = defineSection({
  type: 'newest-documents',
  label: 'Newest documents',
  fields: {
    title: text(160),
    ground: ground(),
    /** the page's own where none is chosen */
    company: choice(brandIds).optional(),
    most: whole(1, 50).default(5),
    more: more(),
  },
})
