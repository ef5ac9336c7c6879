import { leads as definition } from '#contract/collections/leads.ts'
import { boolean, text } from 'drizzle-orm/pg-core'
import { collectionTable } from '../collection-table.ts'
import { stored } from '../stored.ts'

export const leadsTable = collectionTable(definition, {
  status: text(),
  possible_spam: boolean(),
})
export const leads = stored(definition, leadsTable)
