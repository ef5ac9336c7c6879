import { corrected, type Corrections } from '#contract/corrected-messages.ts'

/** Puts the page's corrections into a group of messages that the browser has fetched. */
export function withCorrections<Group extends object>(messages: Group, group: string): Group {
  const kept = document.body.dataset['corrections']
  if (kept === undefined) return messages
  return corrected(messages, JSON.parse(kept) as Corrections, group) // the server wrote it, by messages/corrected.ts
}
