import { brandIds } from '../brands/names.ts'
import { executiveRoleTypes } from '../collections/executives.ts'
import { choice, text, whole } from '../fields.ts'
import { defineSection, ground } from '../section.ts'

/** A company's board or management, in the order of their offices. */
export const peopleSection = defineSection({
  type: 'people',
  label: 'People',
  fields: {
    title: text(160),
    ground: ground(),
    role_type: choice(executiveRoleTypes),
    /** the page's own where none is chosen */
    company: choice(brandIds).optional(),
    /** all of them where no number is given */
    most: whole(1, 100).optional(),
  },
})
