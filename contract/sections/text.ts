import { text, texts } from '../fields.ts'
import { defineSection } from '../section.ts'

/** A heading with its paragraphs. */
export const textSection = defineSection({
  type: 'text',
  label: 'Text',
  fields: { title: text(160), text: texts(4000, 20) },
})
