import { fill } from '../../messages/fill.ts'
import type { Words as AllWords } from '../../messages/messages.ts'
import type { Typed } from './read-form.ts'
import type { Sent } from './send.ts'

export type Words = AllWords['onboarding']['tool']

/** What is wrong, by field, and why the whole was not sent. */
export type Shown = { faults: Partial<Record<keyof Typed, string>>; failed: string | null }

/** What an answer that brought no reference means, in the reader's language. */
export function faultsShown(
  answer: Exclude<Sent, { got: 'reference' } | { got: 'unproved' }>,
  words: Words,
  codeWords: AllWords['oneTimeCode'],
  phone: string,
): Shown {
  if (answer.got === 'line') return { faults: {}, failed: words.lineDead }
  const { status, message, fields } = answer
  if (message.includes('unique-id-number')) return { faults: { national_id: codeWords.taken }, failed: null }
  if (status === 429) return { faults: {}, failed: fill(words.tooOften, { phone }) }
  // All else was looked at before it was sent.
  if (fields.includes('branch')) return { faults: { branch: words.branchGone }, failed: null }
  return { faults: {}, failed: fill(words.failed, { phone }) }
}
