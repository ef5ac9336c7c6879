import { executives as definition } from '#contract/collections/executives.ts'
import { text } from 'drizzle-orm/pg-core'
import { collectionTable } from '../collection-table.ts'
import { stored } from '../stored.ts'

export const executivesTable = collectionTable(definition, {
  slug: text(),
})
export const executives = stored(definition, executivesTable)
