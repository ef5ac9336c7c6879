import { services as definition } from '#contract/collections/services.ts'
import { text } from 'drizzle-orm/pg-core'
import { collectionTable } from '../collection-table.ts'
import { stored } from '../stored.ts'

export const servicesTable = collectionTable(definition, {
  company: text(),
  slug: text(),
  type: text(),
})
export const services = stored(definition, servicesTable)
