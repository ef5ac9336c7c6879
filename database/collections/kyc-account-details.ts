import { kycAccountDetails as definition } from '#contract/collections/kyc-account-details.ts'
import { text } from 'drizzle-orm/pg-core'
import { collectionTable } from '../collection-table.ts'
import { stored } from '../stored.ts'

export const kycAccountDetailsTable = collectionTable(definition, {
  username: text(),
})
export const kycAccountDetails = stored(definition, kycAccountDetailsTable)
