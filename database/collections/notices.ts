import { notices as definition } from '#contract/collections/notices.ts'
import { text } from 'drizzle-orm/pg-core'
import { collectionTable } from '../collection-table.ts'
import { stored } from '../stored.ts'

export const noticesTable = collectionTable(definition, {
  brands: text().array(),
})
export const notices = stored(definition, noticesTable)
