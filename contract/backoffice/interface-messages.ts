import type { Lang } from '../languages.ts'
import type { TextMessage } from '../rules/sms.ts'

/** A correction of a message in one language or in both. */
export type CorrectedTexts = Partial<Record<Lang, string>>

/** The item of `message_overrides` that corrects a message, or did until it was archived. */
export type MessageCorrection = {
  id: string
  version: number
  /** the newest revision's number */
  revision: number
  /** what readers see in place of the shipped text; null where none is live */
  live: CorrectedTexts | null
  /** what is newer and not live yet: written, sent or scheduled */
  draft: CorrectedTexts | null
  /** what a second person is asked to agree to */
  waiting: 'publication' | 'archiving' | null
  /** why an approver sent it back */
  returned_reason: string | null
}

/** A message of the site's interface as it is shipped, with its correction. */
export type InterfaceMessage = {
  /** such as `shell.search` */
  key: string
  /** the first part of the key */
  group: string
  shipped: Record<Lang, string>
  /** placeholders that a correction must keep */
  placeholders: string[]
  /** a second person must agree to a correction, and to taking it back */
  guarded: boolean
  /** the text message that it is part of; null where it is in none */
  text_message: TextMessage | null
  correction: MessageCorrection | null
}

export const messageStates = ['corrected', 'waiting'] as const
export type MessageState = (typeof messageStates)[number]

/** Messages in the order in which they are shipped; `next` is the `after` of the next page, null at the end. */
export type InterfaceMessages = {
  items: InterfaceMessage[]
  next: string | null
  total: { count: number; exact: boolean }
  /** the groups that there are, whatever is asked for */
  groups: string[]
}
