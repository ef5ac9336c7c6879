import { ask } from '../api.ts'
import { messages } from '../messages.ts'
import type { Undoable } from '../shell/undo.tsx'

/** What was withdrawn: an item with the time it was meant for, or a request to archive it. */
export type Withdrawn = {
  collection: string
  id: string
  revision: number
  wanted_at: string | null
  archive?: boolean
}

/**
 * Sends what was withdrawn again for the same time, each by itself: one that cannot be sent keeps no other. What somebody
 * has written since is not sent.
 */
async function sendAgain(items: readonly Withdrawn[]): Promise<void> {
  const sent = await Promise.allSettled(
    items.map(({ collection, id, revision, wanted_at, archive }) =>
      archive
        ? ask('POST', `/api/${collection}/${id}/archive`, { body: {} })
        : ask('POST', `/api/${collection}/${id}/submit`, {
            body: { at: wireTime(wanted_at), revision },
          }),
    ),
  )
  const refused = sent.find((one) => one.status === 'rejected')
  if (refused) throw refused.reason
}

/** The way back from withdrawing. @param onSent called when they wait again, or some of them do */
export const undoWithdrawal = (
  done: string,
  items: readonly Withdrawn[],
  onSent: () => Promise<unknown> | void,
): Undoable => ({
  done,
  undone: messages.content.undone.sentAgain,
  async undo() {
    try {
      await sendAgain(items)
    } finally {
      await onSent()
    }
  },
})

/** An instant as verbs take it. */
export function wireTime(iso: string): string
export function wireTime(iso: string | null): string | null
export function wireTime(iso: string | null): string | null {
  return iso === null ? null : new Date(iso).toISOString()
}
