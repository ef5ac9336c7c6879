import { brandIds } from '../brands/names.ts'
import { choice, text, whole } from '../fields.ts'
import { defineSection, ground, more } from '../section.ts'

/** A company's newest articles. */
export const newsSection = defineSection({
  type: 'news',
  label: 'News',
  fields: {
    title: text(160),
    lede: text(400).optional(),
    ground: ground(),
    /** the page's own where none is chosen */
    company: choice(brandIds).optional(),
    most: whole(1, 12).default(3),
    more: more(),
  },
})
