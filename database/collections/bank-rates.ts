import { bankRates as definition } from '#contract/collections/bank-rates.ts'
import { text } from 'drizzle-orm/pg-core'
import { collectionTable } from '../collection-table.ts'
import { stored } from '../stored.ts'

export const bankRatesTable = collectionTable(definition, {
  kind: text(),
  product: text(),
})
export const bankRates = stored(definition, bankRatesTable, () => import('../sample/bank-rates.ts'))
