import { facts as definition } from '#contract/collections/facts.ts'
import { text } from 'drizzle-orm/pg-core'
import { collectionTable } from '../collection-table.ts'
import { stored } from '../stored.ts'

export const factsTable = collectionTable(definition, {
  company: text(),
})
export const facts = stored(definition, factsTable)
