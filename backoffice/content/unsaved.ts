import type { Values } from './values.ts'

/** What somebody typed and did not save, kept on this computer until they save, drop it or sign out. */
export type Unsaved = { values: Values; version: number | null; at: string }

const prefix = 'backoffice unsaved '
export const unsavedKey = (user: string, collection: string, id: string | null): string =>
  `${prefix}${user} ${collection} ${id ?? 'new'}`

/** @returns what was kept; null where there is none, or it cannot be read */
export function readUnsaved(key: string): Unsaved | null {
  try {
    const kept = localStorage.getItem(key)
    return kept === null ? null : (JSON.parse(kept) as Unsaved) // as keepUnsaved() wrote it
  } catch {
    return null
  }
}

/** Keeps it where the browser lets it; a full store keeps nothing, and the form itself is still there. */
export function keepUnsaved(key: string, unsaved: Unsaved): void {
  try {
    localStorage.setItem(key, JSON.stringify(unsaved))
  } catch {
    // Private windows and full stores refuse.
  }
}

export const dropUnsaved = (key: string): void => localStorage.removeItem(key)

/** Everything of everybody: whoever signs in next on this computer is not to find it. */
export function dropAllUnsaved(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
}
