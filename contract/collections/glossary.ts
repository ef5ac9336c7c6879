import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import { line } from '../fields.ts'

/** The terms of the site in both languages, for whoever translates. */
export const glossary = defineCollection({
  name: 'glossary',
  label: { one: 'Glossary term', many: 'Glossary' },
  title: 'term_en',
  schema: z.strictObject({
    term_en: line(120),
    term_ny: line(200),
    source: line(300).optional(),
    note: line(500).optional(),
  }),
  filters: ['term_en'],
  pageSize: 100,
})
