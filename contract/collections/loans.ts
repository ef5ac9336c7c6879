import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import { fixedLoans } from '../fixed-addresses.ts'
import {
  choice,
  decimal,
  flag,
  image,
  instant,
  kwacha,
  line,
  slug,
  steps,
  text,
  texts,
  whole,
} from '../fields.ts'

/** A named item in one of a loan's lists. */
const items = () => texts(400, 20)

/** Loan products: their terms, which need approval, and the spec's lists (tabs and asides of the detail view). */
export const loans = defineCollection({
  name: 'loans',
  label: { one: 'Loan', many: 'Loans' },
  title: 'title',
  schema: z.strictObject({
    slug: slug(),
    /** as its address names it; the slug stands in where there is none */
    type: line(80).optional(),
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
    least: kwacha(),
    most: kwacha(),
    longest_months: whole(1, 360),
    effective_at: instant(),
    requirements: items(),
    benefits: items(),
    features: items(),
    accessibility: items(),
    target_group: items(),
    term: items(),
    position: whole(0, 1000),
    // What its page says beside all that. The spec's clients know of none of it.
    /** stands beside its name, at the head of its page on a wide screen and where it is listed */
    image: image().optional(),
    /** of the browser's tab and of search results */
    search_title: text(120).optional(),
    summary: text(300).optional(),
    lede: text(300).optional(),
    /** in paragraphs */
    about: texts(1500, 10).optional(),
    /** what it is used for, where the terms alone are dry */
    example: text(400).optional(),
    next: steps().optional(),
    /** false where it is not paid back in equal parts, so that the calculator does not offer it */
    instalments: flag().default(true),
  }),
  filters: ['slug', 'category2', 'type'],
  unique: ['slug', 'type'],
  writers: ['rates_officer', 'administrator'],
  approval: true,
  fixed: { is: ({ slug: own }) => fixedLoans.some((one) => one === own), fields: ['slug', 'type'] },
  window: { from: 'effective_at' },
  older: true,
})
