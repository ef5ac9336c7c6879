import { products as definition } from '#contract/collections/products.ts'
import { text } from 'drizzle-orm/pg-core'
import { collectionTable } from '../collection-table.ts'
import { stored } from '../stored.ts'

export const productsTable = collectionTable(definition, {
  slug: text(),
  family: text(),
  type: text(),
})
export const products = stored(definition, productsTable)
