import { html, text } from '../fields.ts'
import { defineSection } from '../section.ts'

/** A heading and formatted text with links. */
export const richSection = defineSection({
  type: 'rich',
  label: 'Formatted text',
  fields: { title: text(160), body: html(30_000) },
})
