import { kycDraftKey, kycRemovedKey } from '#contract/storage-keys.ts'
import { kycLimits } from '#contract/limits.ts'

/** Which draft was begun on this device, and when it was last changed (ms since 1970). */
export type DraftNote = { id: string; at: number }

const longest = kycLimits.draftExpiryHours * 3_600_000
const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The mark in a note, if it is one and less than a day old. */
export function readDraftNote(note: string | null, now: number): DraftNote | null {
  const [id = '', at = ''] = note?.split(' ') ?? []
  const mark = { id, at: Number(at) }
  return isUuid.test(id) && now - mark.at < longest && mark.at <= now ? mark : null
}

/** What was begun on this device and can still be gone on with. */
export function begunDraft(): DraftNote | null {
  try {
    return readDraftNote(localStorage.getItem(kycDraftKey), Date.now())
  } catch {
    // Storage refused, so nothing was begun.
    return null
  }
}

/** Notes that a draft was begun or changed now; without storage a reload loses it, which is said elsewhere. */
export function noteDraft(id: string): void {
  try {
    localStorage.setItem(kycDraftKey, `${id} ${Date.now()}`)
  } catch {
    // Said by the page: see `kept` in flow/state.ts.
  }
}

/** Beside the local storage, which some browsers refuse. */
const removedHere = new Set<string>()

export function forgetDraftNote(): void {
  removedHere.clear()
  try {
    localStorage.removeItem(kycDraftKey)
    localStorage.removeItem(kycRemovedKey)
  } catch {
    // Nothing was noted.
  }
}

/**
 * Notes that a document was removed, by its choice or the service's id of it. It is noted before the page says so: the
 * device's database and the service are slower, and a reload may come before either.
 */
export function noteRemoved(id: string): void {
  removedHere.add(id)
  try {
    localStorage.setItem(kycRemovedKey, [...removedIds()].join(' '))
  } catch {
    // It lasts as long as the page.
  }
}

/** The choices and the service's ids that were removed from the draft. */
export function removedIds(): ReadonlySet<string> {
  try {
    const noted = localStorage.getItem(kycRemovedKey)?.split(' ') ?? []
    return new Set([...noted, ...removedHere])
  } catch {
    return removedHere
  }
}
