import { brandIds } from '../brands/names.ts'
import { choice, text, whole } from '../fields.ts'
import { defineSection, ground } from '../section.ts'

/** What a company has on offer at the moment. */
export const promotionsSection = defineSection({
  type: 'promotions',
  label: 'Promotions',
  fields: {
    /** as on every home where it is left empty */
    title: text(160).optional(),
    ground: ground('sand'),
    /** the page's own where none is chosen */
    company: choice(brandIds).optional(),
    most: whole(1, 12).default(6),
  },
})
