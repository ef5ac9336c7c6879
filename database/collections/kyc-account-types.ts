import { kycAccountTypes as definition } from '#contract/collections/kyc-account-types.ts'
import { collectionTable } from '../collection-table.ts'
import { stored } from '../stored.ts'

export const kycAccountTypesTable = collectionTable(definition, {})
export const kycAccountTypes = stored(definition, kycAccountTypesTable)
