import { text } from '../fields.ts'
import { defineSection, ground, more } from '../section.ts'

/** Everything the bureau charges on top of the exchange rate. */
export const costsSection = defineSection({
  type: 'costs',
  label: 'Charges of the bureau',
  fields: {
    title: text(160),
    lede: text(400).optional(),
    ground: ground('sand'),
    more: more(),
  },
})
