import { banners as definition } from '#contract/collections/banners.ts'
import { text } from 'drizzle-orm/pg-core'
import { collectionTable } from '../collection-table.ts'
import { stored } from '../stored.ts'

export const bannersTable = collectionTable(definition, {
  brands: text().array(),
})
export const banners = stored(definition, bannersTable)
