import { promotions as definition } from '#contract/collections/promotions.ts'
import { text } from 'drizzle-orm/pg-core'
import { collectionTable } from '../collection-table.ts'
import { stored } from '../stored.ts'

export const promotionsTable = collectionTable(definition, {
  brands: text().array(),
})
export const promotions = stored(definition, promotionsTable)
