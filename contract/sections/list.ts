import { flag, text, texts } from '../fields.ts'
import { defineSection } from '../section.ts'

/** A heading, paragraphs, and a list below them. */
export const listSection = defineSection({
  type: 'list',
  label: 'List',
  fields: {
    title: text(160),
    text: texts(4000, 20).default([]),
    items: texts(600, 60),
    /** a tick before each entry */
    ticked: flag().default(false),
  },
})
