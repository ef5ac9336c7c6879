import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import { choice, decimal, file, instant, positiveKwacha, slug, text } from '../fields.ts'

/** The bank's rates and tariffs, and the files they are printed in; one row per product and effective time. */
export const bankRates = defineCollection({
  name: 'bank_rates',
  label: { one: 'Bank rate', many: 'Bank rates' },
  title: 'name',
  schema: z.strictObject({
    /** stable code that pages ask for, such as `savings-account` */
    product: slug(),
    kind: choice(['rate', 'tariff', 'file']),
    name: text(120),
    group: text(120),
    /** absent for kind `file` and unit `text` */
    value: decimal().optional(),
    /** the balance in kwacha from which a rate is paid; absent where it is paid on every balance */
    least_balance: positiveKwacha().optional(),
    unit: choice(['percent_per_year', 'MWK', 'text']),
    /** what unit `text` says, such as "Free" */
    note: text(200).optional(),
    effective_at: instant(),
    file: file().optional(),
  }),
  filters: ['kind', 'product'],
  writers: ['rates_officer', 'administrator'],
  approval: true,
  appendOnly: { key: ['product'] },
  window: { from: 'effective_at' },
})
