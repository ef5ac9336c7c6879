import { exchangeRates as definition } from '#contract/collections/exchange-rates.ts'
import { text } from 'drizzle-orm/pg-core'
import { collectionTable } from '../collection-table.ts'
import { stored } from '../stored.ts'

export const exchangeRatesTable = collectionTable(definition, {
  currency: text(),
})
export const exchangeRates = stored(
  definition,
  exchangeRatesTable,
  () => import('../sample/exchange-rates.ts'),
)
