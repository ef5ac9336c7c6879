import { menus as definition } from '#contract/collections/menus.ts'
import { text } from 'drizzle-orm/pg-core'
import { collectionTable } from '../collection-table.ts'
import { stored } from '../stored.ts'

export const menusTable = collectionTable(definition, {
  company: text(),
})
export const menus = stored(definition, menusTable)
