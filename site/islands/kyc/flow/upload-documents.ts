import { kycLimits } from '#contract/limits.ts'
import type { Purpose } from '#contract/rules/required-documents.ts'
import { readDraft, removePaper } from '../api.ts'
import { forgetToken, token } from '../draft/contact-token.ts'
import { prepare } from '../documents/prepare-file.ts'
import { sendFile, type Sent } from '../documents/upload-file.ts'
import { bytesOf, isUnderway, slotsOf, type Slot } from '../documents/document-slot.ts'
import type { Keeping } from './draft-saving.ts'
import { backOnLine, pauseAfter, seen } from './connectivity.ts'
import { merge } from './merge-documents.ts'
import type { Proof } from './one-time-code-session.ts'
import type { Cell, State } from './state.ts'

/** How long nothing may move before an attempt counts as cut. */
const stalledMs = 45_000
/** Between questions whether papers were looked at, in seconds; the last stays. */
const pauses = [1, 2, 3, 5]

/**
 * Sends chosen papers one after the other (phones are on thin lines), as soon as they are chosen. It does not give up
 * while the page is open: it waits for the line, and for a new proof of the contact.
 */
export function createUploading(cell: Cell<State>, proof: Proof, keeping: Keeping) {
  let running = false
  let asking = false
  /** choices being prepared by this page */
  const making = new Set<string>()
  let current: { choice: string; stop: AbortController } | null = null

  const slotOf = (purpose: Purpose) => cell.get().slots[purpose]
  /** Changes the slot, unless another file was chosen for it meanwhile. */
  function patch({ purpose, choice }: Slot, change: Partial<Slot>): void {
    const { slots } = cell.get()
    const slot = slots[purpose]
    if (slot?.choice === choice) cell.set({ slots: { ...slots, [purpose]: { ...slot, ...change } } })
  }

  async function choose(purpose: Purpose, file: File): Promise<void> {
    const older = slotOf(purpose)
    if (current?.choice === older?.choice) current?.stop.abort()
    const slot: Slot = {
      purpose,
      choice: crypto.randomUUID(),
      name: file.name.slice(0, kycLimits.maxFileNameLength),
      type: file.type,
      bytes: file.size,
      before: null,
      state: 'preparing',
      progress: 0,
      paper: null,
      sha256: null,
      refusal: null,
    }
    const before = older?.paper ?? older?.replaces
    if (before) slot.replaces = before
    keeping.dropFile(purpose)
    cell.set({ slots: { ...cell.get().slots, [purpose]: slot } })
    keeping.putOriginal(purpose, file)
    await make(slot, file)
  }

  /** Makes of a chosen file what is sent, and sends it. */
  async function make(slot: Slot, chosen: Blob): Promise<void> {
    const { purpose, choice, replaces, cutOff = 0 } = slot
    if (making.has(choice)) return
    making.add(choice)
    // A photo during which the page went twice may be more than this device can make smaller.
    const prepared = await prepare(chosen, cutOff > 1).catch(() => ({ refusal: 'damaged' as const }))
    making.delete(choice)
    if (slotOf(purpose)?.choice !== choice) return
    const others = slotsOf(cell.get().slots).filter((one) => one.purpose !== purpose)
    const refusal =
      'refusal' in prepared
        ? prepared.refusal
        : bytesOf(others) + prepared.file.size > kycLimits.maxSubmissionBytes
          ? 'too_much'
          : null
    if ('refusal' in prepared || refusal !== null) {
      // The older one is not what the customer wants any more. A new one takes its place by itself.
      if (replaces) void drop(replaces)
      keeping.dropFile(purpose)
      return patch(slot, { state: 'refused', refusal })
    }
    const { file, type, before, sha256 } = prepared
    keeping.putFile(purpose, file)
    patch(slot, { state: 'queued', type, before, sha256, bytes: file.size })
    // Only now, so that a page that goes in between finds the one or the other.
    keeping.dropOriginal(purpose)
    void run()
  }

  function remove(purpose: Purpose): void {
    const { slots } = cell.get()
    const { [purpose]: gone, ...rest } = slots
    if (current?.choice === gone?.choice) current?.stop.abort()
    keeping.dropFile(purpose)
    cell.set({ slots: rest })
    // One whose place it did not take yet would come back with the next look at the service.
    const paper = gone?.paper ?? gone?.replaces
    if (paper) void drop(paper)
  }

  /** What is not dropped now is swept a day later. */
  const drop = async (paper: string) => {
    const mine = token()
    if (mine) await removePaper(paper, mine)
  }

  async function run(): Promise<void> {
    if (running) return
    running = true
    let attempts = 0
    try {
      for (;;) {
        const slot = slotsOf(cell.get().slots).find(({ state }) => state === 'queued' || state === 'waiting')
        if (!slot) break
        const mine = await proof.have()
        // Without a proof it waits; the next one starts it again.
        if (mine === null) {
          cell.set({ unproved: true })
          return patch(slot, { state: 'queued' })
        }
        const sent = await attempt(slot, mine)
        attempts = sent.got === 'line' ? attempts + 1 : 0
        if (sent.got === 'all') patch(slot, { state: 'checking', progress: 100 })
        if (sent.got === 'unproved') forgetToken()
        if (sent.got === 'gone') patch(slot, { paper: null, progress: 0, state: 'queued' })
        if (sent.got === 'refusal') {
          const tooBig = sent.status === 413
          patch(slot, tooBig ? { state: 'refused', refusal: 'too_big' } : { state: 'failed' })
        }
        if (sent.got === 'all') void ask()
        if (sent.got === 'line') {
          patch(slot, { state: 'waiting' })
          await backOnLine(sent.retryAfter === null ? pauseAfter(attempts) : sent.retryAfter * 1000)
        }
        if (sent.got === 'unproved') patch(slot, { state: 'waiting' })
      }
    } finally {
      running = false
    }
  }

  async function attempt(given: Slot, mine: string): Promise<Sent> {
    // What was chosen meanwhile has another slot; what is known by now counts.
    const slot = slotOf(given.purpose)
    const file = keeping.files.get(given.purpose)
    const draft = keeping.id()
    if (slot?.choice !== given.choice) return { got: 'aborted' }
    if (!file || !slot.sha256 || !draft) {
      patch(slot, { state: 'failed' })
      return { got: 'aborted' }
    }
    const stop = new AbortController()
    current = { choice: slot.choice, stop }
    let cut = false
    const cutOff = () => {
      cut = true
      stop.abort()
    }
    let stalled = setTimeout(cutOff, stalledMs)
    addEventListener('offline', cutOff)
    try {
      const { purpose, name, sha256, paper } = slot
      const what = { draft, purpose, name, sha256, file, paper, token: mine }
      const told = {
        onPaper: (id: string) => patch(slot, { paper: id, state: 'uploading' }),
        onBytes: (sent: number) => {
          clearTimeout(stalled)
          stalled = setTimeout(cutOff, stalledMs)
          const progress = Math.floor((100 * sent) / Math.max(1, file.size))
          patch(slot, { state: 'uploading', progress })
        },
      }
      const sent = await sendFile(what, told, stop.signal)
      return cut && sent.got === 'aborted' ? { got: 'line', retryAfter: null } : sent
    } finally {
      clearTimeout(stalled)
      removeEventListener('offline', cutOff)
      current = null
    }
  }

  /** Asks after those that are looked at, until there are none. */
  async function ask(): Promise<void> {
    if (asking) return
    asking = true
    try {
      for (let turn = 0; slotsOf(cell.get().slots).some(({ state }) => state === 'checking'); turn++) {
        await backOnLine((pauses[Math.min(turn, pauses.length - 1)] ?? 5) * 1000)
        await seen()
        const [mine, id] = [token(), keeping.id()]
        if (mine === null || id === null) return
        const answer = await readDraft(id, mine)
        if (answer.got === 'refusal' && answer.status === 401) {
          forgetToken()
          if ((await proof.ask()) === null) return cell.set({ unproved: true })
        }
        if (answer.got !== 'good' || keeping.id() !== id) continue
        const has = (purpose: Purpose) => keeping.files.has(purpose)
        const { slots } = cell.get()
        cell.set({ slots: merge(slots, answer.good.papers, has) })
        void run()
      }
    } finally {
      asking = false
    }
  }

  return {
    choose,
    remove,
    /** Goes on with what is queued and asks after what is looked at: after a reload, a new proof. */
    start(): void {
      if (cell.get().unproved) cell.set({ unproved: false })
      for (const slot of slotsOf(cell.get().slots)) {
        const file = keeping.files.get(slot.purpose)
        if (slot.state === 'preparing' && file) void make(slot, file)
      }
      void run()
      void ask()
    },
    stop: () => current?.stop.abort(),
    /** Resolves when no paper is on its way any more. */
    settled: () =>
      new Promise<void>((done) => {
        const look = () => {
          if (slotsOf(cell.get().slots).some(isUnderway)) return
          unwatch()
          done()
        }
        const unwatch = cell.watch(look)
        look()
      }),
  }
}

export type Uploading = ReturnType<typeof createUploading>
