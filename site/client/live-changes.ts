/** One change of what the public sees, as it comes over the line (contract, "Live"). */
export type Change = {
  seq: number
  collection: string
  /** absent where the item is gone */
  item: ({ id: string } & Record<string, unknown>) | null
  id: string
}

type Listener = (changes: readonly Change[]) => void

const listeners = new Map<string, Set<Listener>>()

/** The changes so far: an island that is still being loaded has not heard them yet. */
const heard: Change[] = []
const mostHeard = 200

/**
 * Islands get the changes of a collection here, in order and each once. Changes from before they started come at once.
 * @returns ends it; what an effect returns
 */
export function onChange(collection: string, listener: Listener): () => void {
  const own = listeners.get(collection) ?? new Set()
  listeners.set(collection, own.add(listener))
  const missed = heard.filter((change) => change.collection === collection)
  if (missed.length > 0) listener(missed)
  return () => void own.delete(listener)
}

/** Hands changes to whoever follows their collection. */
export function tellChanges(changes: readonly Change[]): void {
  heard.push(...changes)
  heard.splice(0, heard.length - mostHeard)
  for (const [collection, own] of listeners) {
    const theirs = changes.filter((change) => change.collection === collection)
    if (theirs.length > 0) for (const listener of own) listener(theirs)
  }
}
