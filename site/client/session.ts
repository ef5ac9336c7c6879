import { userSessionKey } from '#contract/storage-keys.ts'

// The visitor's session (spec, sections 3 and 4): a token that names nobody and opens nothing that is not public.

function kept(): string | null {
  try {
    return localStorage.getItem(userSessionKey)
  } catch {
    return null
  }
}

/** Asks for a token if this browser has none. Reading works without one, so a failure does no harm. */
export async function startSession(): Promise<void> {
  if (kept() !== null) return
  try {
    const answer = await fetch('/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
    })
    if (!answer.ok) return
    const { token } = (await answer.json()) as { token: string } // our own service's answer
    localStorage.setItem(userSessionKey, token)
  } catch {
    // Without a line or storage there is no session.
  }
}

/** The headers of a content call: JSON is accepted, with the token where there is one. */
export function sessionHeaders(): Record<string, string> {
  const token = kept()
  return { accept: 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) }
}
