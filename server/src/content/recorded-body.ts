import type { Collection } from '#contract/collection.ts'
import type { StoredBody } from './body.ts'

/**
 * What the audit log keeps of a body: all of it; for customers' data only the names of the fields (contract: Audit).
 */
export const recordedBody = (
  { staffOnly }: Pick<Collection, 'staffOnly'>,
  body: StoredBody,
): { after: StoredBody } | { fields: string[] } =>
  staffOnly ? { fields: Object.keys(body) } : { after: body }
