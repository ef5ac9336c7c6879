import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import { choice, decimal, instant, slug, text, texts, whole } from '../fields.ts'

/** A named item in one of a loan's lists. */
const items = () => texts(400, 20)

/** Loan products: their terms, which need approval, and the spec's lists (tabs and asides of the detail view). */
export const loans = defineCollection({
  name: 'loans',
  label: { one: 'Loan', many: 'Loans' },
  title: 'title',
  schema: z.strictObject({
    slug: slug(),
    title: text(120),
    description: text(1000),
    category: choice(['Personal and Business Banking']),
    category2: choice(['Personal', 'Business']),
    /** all in percent per year; rate = reference rate + margin */
    rate: decimal(),
    reference_rate: decimal(),
    margin: decimal(),
    /** percent of the amount, deducted up front */
    arrangement_fee: decimal(),
    insurance_fee: decimal(),
    /** kwacha */
    least: decimal(),
    most: decimal(),
    longest_months: whole(1, 360),
    effective_at: instant(),
    requirements: items(),
    benefits: items(),
    features: items(),
    accessibility: items(),
    target_group: items(),
    term: items(),
    position: whole(0, 1000),
  }),
  filters: ['slug', 'category2'],
  unique: ['slug'],
  writers: ['rates_officer', 'administrator'],
  approval: true,
  window: { from: 'effective_at' },
  older: true,
})
