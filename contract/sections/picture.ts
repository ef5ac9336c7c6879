import { image, text } from '../fields.ts'
import { defineSection } from '../section.ts'

/** A picture with a line below it. */
export const pictureSection = defineSection({
  type: 'picture',
  label: 'Picture',
  fields: { image: image(), caption: text(300).optional() },
})
