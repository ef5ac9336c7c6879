import { text, texts } from '../fields.ts'
import { defineSection } from '../section.ts'

/** A heading, paragraphs, and what to do in its order. */
export const stepsSection = defineSection({
  type: 'steps',
  label: 'Steps',
  fields: { title: text(160), text: texts(4000, 20).default([]), steps: texts(600, 30) },
})
