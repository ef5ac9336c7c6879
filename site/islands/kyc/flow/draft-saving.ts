import { kycLimits } from '#contract/limits.ts'
import type { Purpose } from '#contract/rules/required-documents.ts'
import { drop, dropAll, keep, take } from '../draft/draft-store.ts'
import { forgetDraftNote, noteDraft } from '../draft/draft-note.ts'
import { importKey } from '../draft/encrypt.ts'
import { slotsOf, type Slots } from '../documents/document-slot.ts'
import type { Cell, State } from './state.ts'

type Kept = Pick<State, 'step' | 'details' | 'slots' | 'changing' | 'sending'>

const fileAt = (purpose: Purpose) => `file:${purpose}`
const originalAt = (purpose: Purpose) => `original:${purpose}`

/** Keeps details and files on the device, sealed with the draft's key; the files in memory where it does not. */
export function createDraftSaving(cell: Cell<State>) {
  const files = new Map<Purpose, Blob>()
  let draft: { id: string; key: CryptoKey } | null = null
  let last = ''
  let writing = Promise.resolve()

  /** One after the other, so that an older state never overtakes a newer one. */
  function write(work: (key: CryptoKey) => Promise<void>): void {
    const mine = draft
    if (!mine) return
    writing = writing.then(async () => {
      if (draft !== mine) return
      try {
        await work(mine.key)
        noteDraft(mine.id)
      } catch {
        // Private mode, or no room on the device: said on the page.
        if (cell.get().kept) cell.set({ kept: false })
      }
    })
  }

  function details(): void {
    const { step, details: given, slots, changing, sending } = cell.get()
    const kept: Kept = { step, details: given, slots, changing, sending }
    const text = JSON.stringify(kept)
    if (text === last || step === 'done') return
    last = text
    write((key) => keep(key, 'details', new TextEncoder().encode(text)))
  }
  cell.watch(details)

  return {
    files,
    id: () => draft?.id ?? null,

    /**
     * Takes over a draft with the key the service gave out, and what was kept of it on this device.
     * @returns false where something is kept that this key does not open
     */
    async open(id: string, key: string, restore: boolean): Promise<boolean> {
      const imported = await importKey(key)
      if (restore) {
        const found = await restored(imported).catch(() => 'sealed' as const)
        if (found === 'sealed') return false
        if (found) cell.set(found)
      }
      draft = { id, key: imported }
      noteDraft(id)
      last = ''
      details()
      // What is begun again is noted as such before it begins: it may be what the page went on.
      await writing
      return true
    },

    putFile(purpose: Purpose, file: Blob): void {
      files.set(purpose, file)
      write(async (key) => keep(key, fileAt(purpose), await file.arrayBuffer()))
    },

    /** Keeps a file as it was chosen until what is made of it is kept; one that is too large for that is not. */
    putOriginal(purpose: Purpose, file: Blob): void {
      if (file.size > kycLimits.maxFileBytes) return
      // Where there is no room for it there may be some for what is made of it, which tells.
      write(async (key) => keep(key, originalAt(purpose), await file.arrayBuffer()).catch(() => {}))
    },

    dropOriginal(purpose: Purpose): void {
      write(() => drop(originalAt(purpose)))
    },

    dropFile(purpose: Purpose): void {
      files.delete(purpose)
      write(async () => {
        await drop(fileAt(purpose))
        await drop(originalAt(purpose))
      })
    },

    /** Nothing of it is left on the device. */
    async forget(): Promise<void> {
      draft = null
      last = ''
      files.clear()
      forgetDraftNote()
      await writing
      await dropAll()
    },
  }

  async function restored(key: CryptoKey): Promise<Kept | null> {
    let read: ArrayBuffer | null
    try {
      read = await take(key, 'details')
    } catch (error) {
      // What does not open is another's; a browser that keeps nothing has nothing.
      if (error instanceof DOMException && error.name === 'OperationError') throw error
      return null
    }
    if (!read) return null
    // Written by this very program, and sealed.
    const kept = JSON.parse(new TextDecoder().decode(read)) as Kept
    const slots: Slots = {}
    for (const slot of slotsOf(kept.slots)) {
      const making = slot.state === 'preparing'
      const place = making ? originalAt(slot.purpose) : fileAt(slot.purpose)
      const content = await take(key, place).catch(() => null)
      if (content) files.set(slot.purpose, new Blob([content], { type: slot.type }))
      // A file that was not kept whole is chosen again, unless the service has all of it.
      if (!content && !['checking', 'received', 'refused'].includes(slot.state)) continue
      const cut = slot.state === 'uploading' || slot.state === 'waiting'
      if (making) slots[slot.purpose] = { ...slot, cutOff: (slot.cutOff ?? 0) + 1 }
      else slots[slot.purpose] = cut ? { ...slot, state: 'queued' } : slot
    }
    return { ...kept, slots }
  }
}

export type DraftSaving = ReturnType<typeof createDraftSaving>
