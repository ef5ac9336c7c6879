import { collections } from '#contract/registry.ts'

const staffOnly: ReadonlySet<string> = new Set(
  collections.filter((definition) => definition.staffOnly).map(({ name }) => name),
)

/** Of what tells of customers the record shows which fields changed, never their values (contract: Audit). */
export const isPrivate = (collection: string | null): boolean =>
  collection !== null && (staffOnly.has(collection) || collection.startsWith('kyc_'))
