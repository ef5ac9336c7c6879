/** One change of what the public sees, as it comes over the live connection (contract, "Live"). */
export type Change = {
  seq: number
  collection: string
  /** absent where the item is gone */
  item: ({ id: string } & Record<string, unknown>) | null
  id: string
}

type Listener = {
  deliver: (changes: readonly Change[]) => void
  reload: () => Promise<void>
}

const listeners = new Map<string, Set<Listener>>()

/** The changes so far: an island that is still being loaded has not received them yet. */
let received: Change[] = []
const maxReceived = 200
/** Whether `received` lacks changes since the page was rendered. */
let isIncomplete = false

/**
 * Subscribes an island to the changes of a collection, in order. Changes from before it started come immediately, or
 * `onReload` is called where not all of them are known. Changes during a reload are repeated after it.
 * @param onReload loads the collection again, because changes may be missing
 * @returns ends it; what an effect returns
 */
export function onChange(
  collection: string,
  onChanges: (changes: readonly Change[]) => void,
  onReload: () => Promise<void> | void,
): () => void {
  /** changes during each reload, whose response may be older */
  const meanwhile = new Set<Change[]>()
  const listener: Listener = {
    deliver(changes) {
      for (const list of meanwhile) list.push(...changes)
      onChanges(changes)
    },
    async reload() {
      const list: Change[] = []
      meanwhile.add(list)
      await onReload()
      meanwhile.delete(list)
      if (list.length > 0) onChanges(list)
    },
  }
  const own = listeners.get(collection) ?? new Set()
  listeners.set(collection, own.add(listener))
  if (isIncomplete) void listener.reload()
  else {
    const missed = received.filter((change) => change.collection === collection)
    if (missed.length > 0) onChanges(missed)
  }
  return () => void own.delete(listener)
}

/** Passes changes to the subscribers of their collection. */
export function tellChanges(changes: readonly Change[]): void {
  received.push(...changes)
  if (received.length > maxReceived) forgetReceived()
  for (const [collection, own] of listeners) {
    const theirs = changes.filter((change) => change.collection === collection)
    if (theirs.length > 0) for (const { deliver } of own) deliver(theirs)
  }
}

/** Makes every island load its items again, because events may be missing. */
export function tellReload(): void {
  forgetReceived()
  for (const own of listeners.values()) for (const { reload } of own) void reload()
}

function forgetReceived(): void {
  received = []
  isIncomplete = true
}
