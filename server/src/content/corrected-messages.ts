import type { Corrections } from '#contract/corrected-messages.ts'
import type { Lang } from '#contract/languages.ts'
import type { Site } from '#contract/site.ts'
import type { Database, Tx } from '#database/open.ts'
import { storedNamed } from '#database/registry.ts'
import {
  customerMessages,
  customerTexts,
  type CustomerMessages,
} from '../messages/customer-messages/customer-messages.ts'
import { visibleItems } from './queryable.ts'

const most = 10_000

/** The messages that staff may correct, by their keys: the site's, and what customers are written. */
export const shippedMessages = ({ messages }: Site): Site['messages'] => ({
  en: { ...messages.en, ...customerTexts.en },
  ny: { ...messages.ny, ...customerTexts.ny },
})

/** What customers are written in a language, with the corrections that are live. */
export async function readCustomerMessages(
  db: Pick<Database | Tx, 'select'>,
  lang: Lang,
): Promise<CustomerMessages> {
  const stored = storedNamed('message_overrides')
  if (!stored) throw new Error('there is no collection of corrected messages')
  const corrections: Record<string, string> = {}
  for (const { body } of await visibleItems(db, stored, undefined, [], most)) {
    const { key, [lang]: text } = body
    if (typeof key === 'string' && typeof text === 'string') corrections[key] = text
  }
  return customerMessages(lang, corrections satisfies Corrections)
}
