import { formatMessage } from '#contract/format-message.ts'
import type { SiteMessages } from '../../messages/en.ts'
import type { FormInput } from './read-form.ts'
import type { SendResult } from './send.ts'

export type FormMessages = SiteMessages['onboarding']['tool']

/** What is wrong, by field, and why the whole was not sent. */
export type Shown = { fieldErrors: Partial<Record<keyof FormInput, string>>; failed: string | null }

/** What an answer that brought no reference means, in the reader's language. */
export function errorsOf(
  answer: Exclude<SendResult, { got: 'reference' } | { got: 'unproved' }>,
  messages: FormMessages,
  codeMessages: SiteMessages['oneTimeCode'],
  phone: string,
): Shown {
  if (answer.got === 'line') return { fieldErrors: {}, failed: messages.lineDead }
  if (answer.got === 'timeout') return { fieldErrors: {}, failed: codeMessages.timedOut }
  const { status, message, fields } = answer
  if (message.includes('unique-id-number'))
    return { fieldErrors: { national_id: codeMessages.taken }, failed: null }
  if (status === 429) return { fieldErrors: {}, failed: formatMessage(messages.tooOften, { phone }) }
  // All else was looked at before it was sent.
  if (fields.includes('branch')) return { fieldErrors: { branch: messages.branchGone }, failed: null }
  return { fieldErrors: {}, failed: formatMessage(messages.failed, { phone }) }
}
