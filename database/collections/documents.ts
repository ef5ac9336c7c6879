import { documents as definition } from '#contract/collections/documents.ts'
import { text } from 'drizzle-orm/pg-core'
import { collectionTable } from '../collection-table.ts'
import { stored } from '../stored.ts'

export const documentsTable = collectionTable(definition, {
  section: text(),
  group: text(),
  document_type_name: text(),
  brands: text().array(),
  language: text(),
  /** `YYYY-MM-DD`, whose order as text is the order of days */
  dated: text(),
})
export const documents = stored(definition, documentsTable, () => import('../sample/documents.ts'))
