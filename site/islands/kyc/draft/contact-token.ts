import { kycTokenKey } from '#contract/storage-keys.ts'

/** Kept beside the session storage, which some browsers refuse. */
let inMemory: string | null = null

/** The proved contact's token, until the tab is closed. */
export function token(): string | null {
  if (inMemory) return inMemory
  try {
    return sessionStorage.getItem(kycTokenKey)
  } catch {
    return null
  }
}

export function keepToken(value: string): void {
  inMemory = value
  try {
    sessionStorage.setItem(kycTokenKey, value)
  } catch {
    // It lasts as long as the page.
  }
}

export function forgetToken(): void {
  inMemory = null
  try {
    sessionStorage.removeItem(kycTokenKey)
  } catch {
    // It was not kept.
  }
}
