import { brandIds } from '../brands/names.ts'
import { choice, text, whole } from '../fields.ts'
import { defineSection, ground, more } from '../section.ts'

/** Questions of a company with their answers. */
export const questionsSection = defineSection({
  type: 'questions',
  label: 'Questions and answers',
  fields: {
    title: text(160),
    lede: text(400).optional(),
    ground: ground(),
    /** the page's own where none is chosen */
    company: choice(brandIds).optional(),
    /** the group they stand in, as it is written there; all where none is named */
    group: text(80).optional(),
    most: whole(1, 100).default(20),
    more: more(),
  },
})
