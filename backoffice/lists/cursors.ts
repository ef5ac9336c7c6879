/**
 * Where each page of a list begins, by the list's query: kept for the session, since page 3 reloaded would else be
 * page 1.
 */
const prefix = 'cursors '
const name = (key: string) => prefix + key

function read(key: string): Record<string, string> {
  const kept = sessionStorage.getItem(name(key))
  return kept ? (JSON.parse(kept) as Record<string, string>) : {} // written by noteCursor only
}

/** The last page up to the wanted one whose beginning is known, and its cursor. */
export function cursorBefore(key: string, wanted: number): { page: number; cursor?: string } {
  const known = read(key)
  for (let page = wanted; page > 1; page--) {
    const cursor = known[page]
    if (cursor !== undefined) return { page, cursor }
  }
  return { page: 1 }
}

export function noteCursor(key: string, page: number, cursor: string): void {
  sessionStorage.setItem(name(key), JSON.stringify({ ...read(key), [page]: cursor }))
}

/** They hold what was searched for, which may be a customer's name: whoever signs in next does not find it. */
export function dropCursors(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
}
