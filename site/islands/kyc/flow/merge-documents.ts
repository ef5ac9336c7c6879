import type { DraftDocument } from '#contract/kyc.ts'
import type { Purpose } from '#contract/rules/required-documents.ts'
import { slotsOf, type Slot, type Slots } from '../documents/document-slot.ts'

/**
 * What is known of the papers here and what the service says of them, together. It knows best what it has; a paper it
 * knows nothing of is sent again where its file is here, and chosen again where it is not.
 * @param has whether the file is on this device
 */
export function merge(
  slots: Slots,
  papers: readonly DraftDocument[],
  has: (purpose: Purpose) => boolean,
): Slots {
  const merged: Slots = {}
  for (const slot of slotsOf(slots)) {
    const now = mergeOne(slot, papers, has(slot.purpose))
    if (now) merged[slot.purpose] = now
  }
  // Begun in another browser: what came whole counts here as well.
  for (const paper of papers) {
    const whole = paper.state === 'received' || paper.state === 'checking'
    if (!whole || merged[paper.purpose]) continue
    merged[paper.purpose] = {
      purpose: paper.purpose,
      choice: paper.id,
      name: '',
      type: '',
      bytes: paper.bytes,
      before: null,
      state: paper.state === 'received' ? 'received' : 'checking',
      progress: 100,
      paper: paper.id,
      sha256: null,
      refusal: null,
    }
  }
  return merged
}

function mergeOne(slot: Slot, papers: readonly DraftDocument[], has: boolean): Slot | null {
  if (slot.state === 'preparing') return slot
  // Refused on this device: the service has never seen it.
  if (slot.paper === null) return slot.state === 'refused' || has ? slot : null
  const paper = papers.find(({ id }) => id === slot.paper)
  // One that is just being begun may be younger than the answer.
  if (!paper && has && ['queued', 'uploading', 'waiting'].includes(slot.state)) return slot
  if (!paper) return has ? { ...slot, state: 'queued', paper: null, progress: 0, refusal: null } : null
  const progress = Math.floor((100 * paper.offset) / Math.max(1, paper.bytes))
  switch (paper.state) {
    case 'uploading':
      if (!has) return null
      return slot.state === 'uploading' || slot.state === 'waiting'
        ? slot
        : { ...slot, state: 'queued', progress }
    case 'checking':
    case 'received':
      return { ...slot, state: paper.state, progress: 100, refusal: null }
    case 'refused':
      return { ...slot, state: 'refused', refusal: paper.refusal ?? 'damaged' }
  }
}
