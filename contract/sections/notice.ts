import { choice, text, texts } from '../fields.ts'
import { defineSection } from '../section.ts'

/** What a reader must not miss. */
export const noticeSection = defineSection({
  type: 'notice',
  label: 'Notice',
  fields: {
    kind: choice(['information', 'warning']).default('information'),
    title: text(160),
    text: texts(1000, 5).default([]),
  },
})
