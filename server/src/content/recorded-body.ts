import type { Collection } from '#contract/collection.ts'
import type { StoredBody } from './body.ts'

/** What the record keeps of what was written: all of it; of customers' data the fields' names only (contract: Audit). */
export const recordedBody = (
  { staffOnly }: Pick<Collection, 'staffOnly'>,
  body: StoredBody,
): { after: StoredBody } | { fields: string[] } =>
  staffOnly ? { fields: Object.keys(body) } : { after: body }
