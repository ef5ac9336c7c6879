import { faqs as definition } from '#contract/collections/faqs.ts'
import { text } from 'drizzle-orm/pg-core'
import { collectionTable } from '../collection-table.ts'
import { stored } from '../stored.ts'

export const faqsTable = collectionTable(definition, {
  brands: text().array(),
})
export const faqs = stored(definition, faqsTable)
