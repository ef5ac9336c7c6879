import { pages as definition } from '#contract/collections/pages.ts'
import { text } from 'drizzle-orm/pg-core'
import { collectionTable } from '../collection-table.ts'
import { stored } from '../stored.ts'

export const pagesTable = collectionTable(definition, {
  company: text(),
  slug: text(),
  address: text(),
})
export const pages = stored(definition, pagesTable)
