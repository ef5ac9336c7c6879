import { makeThread } from './thread.ts'

/** What the thread is asked: a document to open, or a page of the open one with the room it has, in pixels. */
export type Order =
  | { kind: 'open'; bytes: Uint8Array }
  | { kind: 'draw'; page: number; width: number; mostHeight: number }
  | { kind: 'close' }
/** Four bytes a pixel, red first. */
export type Drawn = { width: number; height: number; data: Uint8Array }
/** Null where the document cannot be opened or drawn. */
export type Answer = { pages: number } | Drawn | null

export type OpenDocument = {
  pages: number
  /** @param page from 0. @returns null where it cannot be drawn, or takes too long: no other is drawn then */
  draw(page: number, room: { width: number; mostHeight: number }): Promise<Drawn | null>
}

const thread = makeThread<Order, Answer>(new URL('./page.worker.ts', import.meta.url))

/**
 * Opens a document in the thread, one at a time, for as long as `run` runs.
 * @param patience in milliseconds for each step
 * @returns null where it cannot be opened: damaged, locked by a password, or too slow
 */
export function withDocument<T>(
  bytes: Uint8Array,
  patience: number,
  run: (document: OpenDocument) => Promise<T>,
): Promise<T | null> {
  return thread.use(async (ask) => {
    const opened = await ask({ kind: 'open', bytes }, patience)
    if (!opened || !('pages' in opened)) return null
    try {
      return await run({
        pages: opened.pages,
        async draw(page, room) {
          const drawn = await ask({ kind: 'draw', page, ...room }, patience)
          return drawn && 'data' in drawn ? drawn : null
        },
      })
    } finally {
      await ask({ kind: 'close' }, patience)
    }
  })
}
