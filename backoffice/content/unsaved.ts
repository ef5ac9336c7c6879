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

const windowMs = 30 * 60_000
const inWindow = new Map<string, { value: unknown; at: number; isWork: boolean }>()

/**
 * What is typed beside the forms, such as a reason or a note, may tell of customers: it is kept for half an hour after its
 * screen was left, in this window's memory and nowhere else. That carries it over a session that ended.
 */
export function keepInWindow(key: string, value: unknown, isWork = true): void {
  inWindow.set(key, { value, at: Date.now(), isWork })
}

/** @returns what was kept; undefined where there is none, or it is too old */
export function readInWindow(key: string): unknown {
  const kept = inWindow.get(key)
  if (kept && Date.now() - kept.at < windowMs) return kept.value
  inWindow.delete(key)
  return undefined
}

/** Its half hour begins now: its screen was left. */
export function leaveInWindow(key: string): void {
  const kept = inWindow.get(key)
  if (kept) kept.at = Date.now()
}

export const dropInWindow = (key: string): void => void inWindow.delete(key)

/** Where a form's unsaved work is kept. */
export type UnsavedPlace = {
  read: (key: string) => Unsaved | null
  keep: (key: string, unsaved: Unsaved) => void
  drop: (key: string) => void
  /** the form was left */
  leave: (key: string) => void
}
export const onComputer: UnsavedPlace = {
  read: readUnsaved,
  keep: keepUnsaved,
  drop: dropUnsaved,
  leave: () => {},
}
/** For what is customers': it is kept on no computer. */
export const inThisWindow: UnsavedPlace = {
  read: (key) => (readInWindow(key) as Unsaved | undefined) ?? null, // as keep() put it there
  keep: keepInWindow,
  drop: dropInWindow,
  leave: leaveInWindow,
}

const keysOnComputer = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix))

/** Returns true where signing out would discard something that was typed. */
export const hasUnsaved = (): boolean =>
  [...inWindow].some(([key, { isWork }]) => isWork && readInWindow(key) !== undefined) ||
  keysOnComputer().length > 0

/** Everything of everybody: whoever signs in next on this computer is not to find it. */
export function dropAllUnsaved(): void {
  inWindow.clear()
  for (const key of keysOnComputer()) localStorage.removeItem(key)
}
