import { moneybureauLocations as definition } from '#contract/collections/moneybureau-locations.ts'
import { text } from 'drizzle-orm/pg-core'
import { collectionTable } from '../collection-table.ts'
import { stored } from '../stored.ts'

export const moneybureauLocationsTable = collectionTable(definition, {
  region_name: text(),
})
export const moneybureauLocations = stored(definition, moneybureauLocationsTable)
