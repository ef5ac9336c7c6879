import { formatMessage } from '#contract/format-message.ts'
import type { SiteMessages } from '../../messages/messages.ts'
import type { Typed } from './read-form.ts'
import type { Sent } from './send.ts'

export type Messages = SiteMessages['onboarding']['tool']

/** What is wrong, by field, and why the whole was not sent. */
export type Shown = { faults: Partial<Record<keyof Typed, string>>; failed: string | null }

/** What an answer that brought no reference means, in the reader's language. */
export function faultsShown(
  answer: Exclude<Sent, { got: 'reference' } | { got: 'unproved' }>,
  messages: Messages,
  codeMessages: SiteMessages['oneTimeCode'],
  phone: string,
): Shown {
  if (answer.got === 'line') return { faults: {}, failed: messages.lineDead }
  const { status, message, fields } = answer
  if (message.includes('unique-id-number'))
    return { faults: { national_id: codeMessages.taken }, failed: null }
  if (status === 429) return { faults: {}, failed: formatMessage(messages.tooOften, { phone }) }
  // All else was looked at before it was sent.
  if (fields.includes('branch')) return { faults: { branch: messages.branchGone }, failed: null }
  return { faults: {}, failed: formatMessage(messages.failed, { phone }) }
}
