import { redirects as definition } from '#contract/collections/redirects.ts'
import { text } from 'drizzle-orm/pg-core'
import { collectionTable } from '../collection-table.ts'
import { stored } from '../stored.ts'

export const redirectsTable = collectionTable(definition, {
  source: text(),
  target: text(),
})
export const redirects = stored(definition, redirectsTable)
