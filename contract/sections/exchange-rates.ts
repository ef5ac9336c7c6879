import { text, texts } from '../fields.ts'
import { defineSection, ground, more } from '../section.ts'

/** Exchange rates in effect, each with its change, and beside them a card that explains. */
export const exchangeRatesSection = defineSection({
  type: 'exchange-rates',
  label: 'Exchange rates',
  fields: {
    title: text(160),
    ground: ground(),
    /** of the card beside the table; without a title there is none */
    card_title: text(120).optional(),
    card_items: texts(300, 6).default([]),
    card_more: more(),
  },
})
