import { kycConfirmationKey } from '#contract/storage-keys.ts'

/** The submission this tab sent last; `updated`: its documents replaced others. Holds no personal data. */
export type Confirmation = { reference: string; updated: boolean }

const format = /^(sent|updated) ([0-9A-F]{8})$/

/** Used where the browser refuses session storage. */
let inMemory: Confirmation | null = null

/** Returns the last confirmation, until the tab is closed. */
export function readConfirmation(): Confirmation | null {
  if (inMemory) return inMemory
  try {
    const [, kind, reference] = format.exec(sessionStorage.getItem(kycConfirmationKey) ?? '') ?? []
    return reference === undefined ? null : { reference, updated: kind === 'updated' }
  } catch {
    return null
  }
}

export function keepConfirmation(confirmation: Confirmation): void {
  inMemory = confirmation
  try {
    const { reference, updated } = confirmation
    sessionStorage.setItem(kycConfirmationKey, `${updated ? 'updated' : 'sent'} ${reference}`)
  } catch {
    // The confirmation lasts as long as the page.
  }
}
