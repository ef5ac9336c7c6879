import { z } from 'zod'
import { brandIds } from '../brands/names.ts'
import { currencyCodes } from '../currencies.ts'
import { choice, slug, text } from '../fields.ts'
import { defineSection, ground } from '../section.ts'

/** Companies in their own weaves, each with one figure. */
export const companiesSection = defineSection({
  type: 'companies',
  label: 'Companies of the group',
  fields: {
    title: text(160),
    lede: text(400).optional(),
    ground: ground(),
    items: z
      .array(
        z.strictObject({
          company: choice(brandIds),
          text: text(400),
          /** the figure: the code of a bank rate, such as `savings-account` … */
          rate: slug().optional(),
          /** … or a currency, of which it is the selling rate … */
          currency: choice(currencyCodes).optional(),
          /** … or one in the author's own words */
          value: text(60).optional(),
          /** what the figure says; `{day}` is the day from which a rate holds */
          label: text(200).optional(),
        }),
      )
      .min(1)
      .max(brandIds.length)
      .meta({ kind: 'list' }),
  },
})
