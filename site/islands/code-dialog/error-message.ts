import { formatMessage } from '#contract/format-message.ts'
import type { Lang } from '#contract/languages.ts'
import type { SiteMessages } from '../../messages/en.ts'
import type { CodeRefusal } from './calls.ts'

/** The spec's own sentence (section 8), by which a wrong code is known. */
const wrongCode = 'You have entered an invalid verification code'

/** What is said of a refusal (spec, section 8), in the reader's language; the service's sentence where it is another. */
export function errorMessageOf(
  refusal: CodeRefusal,
  messages: SiteMessages['oneTimeCode'],
  lang: Lang,
): string {
  const { errors, message, status, retryAfter } = refusal
  if (errors['code']?.[0] === wrongCode) return messages.wrong
  if (message.includes('unique-id-number')) return messages.taken
  if (message.includes('Unauthenticated')) return messages.unauthorized
  if (errors['username']) return messages.noContact
  if (status === 429) return tooOften(retryAfter ?? 60, messages, lang)
  if (status >= 500 || message === '') return messages.failed
  return message
}

/** After how long it is worth trying again: seconds up to two minutes, then whole minutes. */
export const tooOften = (seconds: number, messages: SiteMessages['oneTimeCode'], lang: Lang): string =>
  seconds <= 120
    ? formatMessage(messages.tooOftenSeconds, { n: Math.ceil(seconds) }, lang)
    : formatMessage(messages.tooOftenMinutes, { n: Math.ceil(seconds / 60) }, lang)
