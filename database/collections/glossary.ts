import { glossary as definition } from '#contract/collections/glossary.ts'
import { text } from 'drizzle-orm/pg-core'
import { collectionTable } from '../collection-table.ts'
import { stored } from '../stored.ts'

export const glossaryTable = collectionTable(definition, {
  term_en: text(),
})
export const glossary = stored(definition, glossaryTable)
