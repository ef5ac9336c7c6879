import { brandIds } from '../brands/names.ts'
import { choice, text, texts } from '../fields.ts'
import { defineSection, ground, more } from '../section.ts'

/** What to have ready, and whom to call or write to. */
export const valuationSection = defineSection({
  type: 'valuation',
  label: 'Ask for a valuation',
  fields: {
    title: text(160),
    lede: text(400).optional(),
    ground: ground('sand'),
    /** the page's own where none is chosen */
    company: choice(brandIds).optional(),
    bring: texts(300, 12),
    /** of the letter that a reader begins */
    subject: text(120),
    /** a button beside the others */
    more: more(),
  },
})
