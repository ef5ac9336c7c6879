import { z } from 'zod'
import { brandIds } from '../brands/names.ts'
import { defineCollection } from '../collection.ts'
import { choice, html, text, whole } from '../fields.ts'

export const faqs = defineCollection({
  name: 'faqs',
  label: { one: 'Question', many: 'FAQs' },
  title: 'question',
  schema: z.strictObject({
    question: text(300),
    answer: html(4000),
    group: text(80),
    brands: z.array(choice(brandIds)).min(1).max(5).meta({ kind: 'list' }),
    position: whole(0, 1000),
  }),
  filters: ['brands'],
})
