import { homes as definition } from '#contract/collections/homes.ts'
import { text } from 'drizzle-orm/pg-core'
import { collectionTable } from '../collection-table.ts'
import { stored } from '../stored.ts'

export const homesTable = collectionTable(definition, {
  company: text(),
})
export const homes = stored(definition, homesTable)
