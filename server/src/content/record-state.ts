import type { Collection } from '#contract/collection.ts'
import type { ItemState } from '#contract/backoffice/content.ts'
import type { RecordState } from '#contract/rules/record-state.ts'

/**
 * Returns how far staff are with a record of a customer. Earlier releases kept records as drafts and archived them: these are
 * received and closed.
 */
export function recordStateOf(
  { recordState }: Pick<Collection, 'recordState'>,
  { state }: { state: ItemState | RecordState },
  body: Record<string, unknown>,
): RecordState {
  if (state === 'archived') return 'closed'
  return state === 'draft' ? 'received' : recordState(body)
}
