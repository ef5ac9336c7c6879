import { UploadPanel } from '../upload-panel/panel.tsx'
import type { UploadItem } from '../upload-panel/progress.ts'
import { documentOf, type PageData } from './page-data.ts'
import { purposesOf } from './flow/submission-body.ts'
import type { State } from './flow/state.ts'
import type { FlowWords } from './step-props.ts'
import type { SlotState } from './documents/document-slot.ts'

const states: Record<SlotState, UploadItem['state']> = {
  preparing: 'needed',
  queued: 'needed',
  uploading: 'uploading',
  waiting: 'waiting',
  checking: 'checking',
  received: 'received',
  refused: 'failed',
  failed: 'failed',
}

/** What remains to be sent, over whatever page is on. */
export function Panel({ about, state, words }: { about: PageData; state: State; words: FlowWords }) {
  const items = purposesOf(state).flatMap((purpose): UploadItem[] => {
    const slot = state.slots[purpose]
    if (!slot) return []
    const { bytes, progress } = slot
    const description = documentOf(about, purpose).name
    return [{ id: purpose, description, progress, size: bytes, state: states[slot.state] }]
  })
  return <UploadPanel items={items} messages={words.uploads} />
}
