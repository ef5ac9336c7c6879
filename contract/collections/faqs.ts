import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import { brandList, html, text, whole } from '../fields.ts'

export const faqs = defineCollection({
  name: 'faqs',
  label: { one: 'Question', many: 'FAQs' },
  title: 'question',
  schema: z.strictObject({
    question: text(300),
    answer: html(4000),
    group: text(80),
    brands: brandList(),
    position: whole(0, 1000).default(0),
  }),
  filters: ['brands'],
})
