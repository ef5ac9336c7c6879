import type { Lang } from '#contract/languages.ts'
import { kycConfirmationKey } from '#contract/storage-keys.ts'
import type { Purpose } from '#contract/rules/required-documents.ts'

/** The customer's answer for a document: the substitute they sent, or what to bring instead of one they do not have. */
export type SentReply = { purpose: Purpose; substitute?: string; bringInstead?: string }

/** The submission this tab sent last; `updated`: its documents replaced others. Names no person. */
export type Confirmation = { reference: string; updated: boolean; lang: Lang; replies: readonly SentReply[] }

/** Used where the browser refuses session storage. */
let inMemory: Confirmation | null = null

/** Returns the last confirmation, until the tab is closed. */
export function readConfirmation(): Confirmation | null {
  if (inMemory) return inMemory
  try {
    const kept = JSON.parse(sessionStorage.getItem(kycConfirmationKey) ?? 'null') as Confirmation | null // as written below
    return kept && /^[0-9A-F]{8}$/.test(kept.reference) && Array.isArray(kept.replies) ? kept : null
  } catch {
    return null
  }
}

export function keepConfirmation(confirmation: Confirmation): void {
  inMemory = confirmation
  try {
    sessionStorage.setItem(kycConfirmationKey, JSON.stringify(confirmation))
  } catch {
    // The confirmation lasts as long as the page.
  }
}
