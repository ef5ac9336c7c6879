import { synonyms as definition } from '#contract/collections/synonyms.ts'
import { text } from 'drizzle-orm/pg-core'
import { collectionTable } from '../collection-table.ts'
import { stored } from '../stored.ts'

export const synonymsTable = collectionTable(definition, {
  word: text(),
})
export const synonyms = stored(definition, synonymsTable)
