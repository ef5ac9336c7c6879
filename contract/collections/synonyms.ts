import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import { line } from '../fields.ts'

/** Words with the same meaning in searches: a search for one also finds the others, in either language. */
export const synonyms = defineCollection({
  name: 'synonyms',
  label: { one: 'Synonym', many: 'Synonyms' },
  title: 'word',
  schema: z.strictObject({
    word: line(60),
    same: z.array(line(60)).min(1).max(20).meta({ kind: 'list' }),
  }),
  filters: ['word'],
  unique: ['word'],
})
