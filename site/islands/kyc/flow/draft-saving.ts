import { kycLimits } from '#contract/limits.ts'
import type { Purpose } from '#contract/rules/required-documents.ts'
import { getRecord, putRecord, removeAllRecords, removeRecord } from '../draft/draft-store.ts'
import { forgetDraftNote, noteDraft, removedIds } from '../draft/draft-note.ts'
import { importKey } from '../draft/encrypt.ts'
import { slotsOf, type Slot, type Slots } from '../documents/document-slot.ts'
import type { Cell, State } from './state.ts'

type Kept = Pick<State, 'step' | 'details' | 'slots' | 'replies' | 'changing' | 'sending'>
type Files = Map<Purpose, Blob>

const fileAt = (purpose: Purpose) => `file:${purpose}`
const originalAt = (purpose: Purpose) => `original:${purpose}`

/** Keeps details and files on the device, encrypted with the draft's key; the files in memory where it does not. */
export function createDraftSaving(cell: Cell<State>) {
  const files: Files = new Map()
  const writer = createWriter(() => {
    if (cell.get().kept) cell.set({ kept: false })
  })
  let last = ''

  function saveDetails(): void {
    const { step, details, slots, replies, changing, sending } = cell.get()
    const kept: Kept = { step, details, slots, replies, changing, sending }
    const text = JSON.stringify(kept)
    if (text === last || step === 'done') return
    last = text
    writer.write((key) => putRecord(key, 'details', new TextEncoder().encode(text)))
  }
  cell.watch(saveDetails)

  return {
    files,
    id: writer.id,

    /**
     * Takes over a draft with the key the service gave out, and what was kept of it on this device.
     * @returns false where something is kept that this key does not open
     */
    async open(id: string, key: string, restore: boolean): Promise<boolean> {
      const imported = await importKey(key)
      if (restore) {
        const found = await readKept(imported, files).catch(() => 'closed' as const)
        if (found === 'closed') return false
        if (found) cell.set(found)
      }
      writer.open({ id, key: imported })
      noteDraft(id)
      last = ''
      saveDetails()
      // What is begun again is noted as such before it begins: it may be what the page went on.
      await writer.written()
      return true
    },

    /** Nothing of it is left on the device. */
    async forget(): Promise<void> {
      writer.open(null)
      last = ''
      files.clear()
      forgetDraftNote()
      await writer.written()
      await removeAllRecords()
    },

    ...fileSaving(files, writer.write),
  }
}

type Draft = { id: string; key: CryptoKey }
type Write = (work: (key: CryptoKey) => Promise<void>) => void

/** Writes for the draft that is open, if one is. @param onNotKept private mode, or no room on the device */
function createWriter(onNotKept: () => void) {
  let draft: Draft | null = null
  let writing = Promise.resolve()
  /** One after the other, so that an older state never overtakes a newer one. */
  const write: Write = (work) => {
    const mine = draft
    if (!mine) return
    writing = writing.then(async () => {
      if (draft !== mine) return
      try {
        await work(mine.key)
        noteDraft(mine.id)
      } catch {
        onNotKept()
      }
    })
  }
  return {
    id: () => draft?.id ?? null,
    /** What was begun for another draft, or is closed with null, is not written any more. */
    open: (next: Draft | null) => void (draft = next),
    write,
    written: () => writing,
  }
}

async function removeFiles(purpose: Purpose): Promise<void> {
  await removeRecord(fileAt(purpose))
  await removeRecord(originalAt(purpose))
}

/** Chosen files: in memory, and on the device where it keeps them. */
const fileSaving = (files: Files, write: Write) => ({
  putFile(purpose: Purpose, file: Blob): void {
    files.set(purpose, file)
    write(async (key) => putRecord(key, fileAt(purpose), await file.arrayBuffer()))
  },

  /** Keeps a file as it was chosen until what is made of it is kept; one that is too large for that is not. */
  putOriginal(purpose: Purpose, file: Blob): void {
    if (file.size > kycLimits.maxFileBytes) return
    // Where there is no room for it there may be some for what is made of it, which tells.
    write(async (key) => putRecord(key, originalAt(purpose), await file.arrayBuffer()).catch(() => {}))
  },

  dropOriginal(purpose: Purpose): void {
    write(() => removeRecord(originalAt(purpose)))
  },

  dropFile(purpose: Purpose): void {
    files.delete(purpose)
    write(() => removeFiles(purpose))
  },
})

/**
 * What was kept of a draft; its files go into `files`.
 * @returns null where nothing was
 * @throws where this key does not open it
 */
async function readKept(key: CryptoKey, files: Files): Promise<Kept | null> {
  let read: ArrayBuffer | null
  try {
    read = await getRecord(key, 'details')
  } catch (error) {
    // What does not open is another's; a browser that keeps nothing has nothing.
    if (error instanceof DOMException && error.name === 'OperationError') throw error
    return null
  }
  if (!read) return null
  // Written by this very program, and encrypted.
  const kept = JSON.parse(new TextDecoder().decode(read)) as Kept
  const slots: Slots = {}
  const removed = removedIds()
  for (const slot of slotsOf(kept.slots)) {
    if (removed.has(slot.choice)) {
      // The page went before the device had removed it.
      await removeFiles(slot.purpose).catch(() => {})
      continue
    }
    const place = slot.state === 'preparing' ? originalAt(slot.purpose) : fileAt(slot.purpose)
    const content = await getRecord(key, place).catch(() => null)
    if (content) files.set(slot.purpose, new Blob([content], { type: slot.type }))
    const restored = restoreSlot(slot, content !== null)
    if (restored) slots[slot.purpose] = restored
  }
  return { ...noReplies, ...kept, slots }
}

/** A draft of an older version has none. */
const noReplies = { replies: {} }

/** @returns null where the file has to be chosen again: it was not kept, and the service has not all of it */
function restoreSlot(slot: Slot, hasFile: boolean): Slot | null {
  if (!hasFile && !['checking', 'received', 'refused'].includes(slot.state)) return null
  if (slot.state === 'preparing') return { ...slot, cutOff: (slot.cutOff ?? 0) + 1 }
  return slot.state === 'uploading' || slot.state === 'waiting' ? { ...slot, state: 'queued' } : slot
}

export type DraftSaving = ReturnType<typeof createDraftSaving>
