import { holidays as definition } from '#contract/collections/holidays.ts'
import { text } from 'drizzle-orm/pg-core'
import { collectionTable } from '../collection-table.ts'
import { stored } from '../stored.ts'

export const holidaysTable = collectionTable(definition, {
  day: text(),
})
export const holidays = stored(definition, holidaysTable, () => import('../sample/holidays.ts'))
