import type { DraftDocument } from '#contract/kyc.ts'
import type { Purpose } from '#contract/rules/required-documents.ts'
import { removedIds } from '../draft/draft-note.ts'
import { slotsOf, type Slot, type Slots } from '../documents/document-slot.ts'

/** The service's documents but for those removed here, of which it may not know yet. */
export function withoutRemoved(documents: readonly DraftDocument[]) {
  const removed = removedIds()
  return {
    left: documents.filter(({ id }) => !removed.has(id)),
    removed: documents.filter(({ id }) => removed.has(id)),
  }
}

/**
 * What is known of the documents here and what the service says of them, together. It knows best what it has; a document it
 * knows nothing of is sent again where its file is here, and chosen again where it is not.
 * @param has whether the file is on this device
 */
export function mergeDocuments(
  slots: Slots,
  documents: readonly DraftDocument[],
  has: (purpose: Purpose) => boolean,
): Slots {
  const merged: Slots = {}
  for (const slot of slotsOf(slots)) {
    const now = mergeDocument(slot, documents, has(slot.purpose))
    if (now) merged[slot.purpose] = now
  }
  // Begun in another browser: what came whole counts here as well.
  for (const documentId of documents) {
    const whole = documentId.state === 'received' || documentId.state === 'checking'
    if (!whole || merged[documentId.purpose]) continue
    merged[documentId.purpose] = {
      purpose: documentId.purpose,
      choice: documentId.id,
      name: '',
      type: '',
      bytes: documentId.bytes,
      before: null,
      state: documentId.state === 'received' ? 'received' : 'checking',
      progress: 100,
      documentId: documentId.id,
      sha256: null,
      refusal: null,
      isCheckDelayed: documentId.check_delayed,
    }
  }
  return merged
}

function mergeDocument(slot: Slot, documents: readonly DraftDocument[], has: boolean): Slot | null {
  if (slot.state === 'preparing') return slot
  // Refused on this device: the service has never seen it.
  if (slot.documentId === null) return slot.state === 'refused' || has ? slot : null
  const documentId = documents.find(({ id }) => id === slot.documentId)
  // One that is just being begun may be younger than the answer.
  if (!documentId && has && ['queued', 'uploading', 'waiting'].includes(slot.state)) return slot
  if (!documentId)
    return has ? { ...slot, state: 'queued', documentId: null, progress: 0, refusal: null } : null
  const progress = Math.floor((100 * documentId.offset) / Math.max(1, documentId.bytes))
  switch (documentId.state) {
    case 'uploading':
      if (!has) return null
      return slot.state === 'uploading' || slot.state === 'waiting'
        ? slot
        : { ...slot, state: 'queued', progress }
    case 'checking':
    case 'received':
      return {
        ...slot,
        state: documentId.state,
        progress: 100,
        refusal: null,
        isCheckDelayed: documentId.check_delayed,
      }
    case 'refused':
      return { ...slot, state: 'refused', refusal: documentId.refusal ?? 'damaged' }
  }
}
