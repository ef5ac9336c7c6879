import { branches as definition } from '#contract/collections/branches.ts'
import { text } from 'drizzle-orm/pg-core'
import { collectionTable } from '../collection-table.ts'
import { stored } from '../stored.ts'

export const branchesTable = collectionTable(definition, {
  region_name: text(),
})
export const branches = stored(definition, branchesTable)
