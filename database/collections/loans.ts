import { loans as definition } from '#contract/collections/loans.ts'
import { text } from 'drizzle-orm/pg-core'
import { collectionTable } from '../collection-table.ts'
import { stored } from '../stored.ts'

export const loansTable = collectionTable(definition, {
  slug: text(),
  category2: text(),
  type: text(),
})
export const loans = stored(definition, loansTable)
