import type { Corrections } from '#contract/corrected-messages.ts'
import type { TextMessage } from '#contract/rules/sms.ts'
import type { Lang } from '#contract/languages.ts'
import { applicationReference } from '#contract/onboarding.ts'
import {
  customerMessages,
  customerTexts,
  type CustomerMessages,
} from './customer-messages/customer-messages.ts'
import type { Sender } from './template.ts'
import { referenceOf, writeKyc } from './templates/kyc.ts'
import { codeText } from './templates/one-time-code.ts'

type Context = { sender: Sender; publicUrl: string; lang: Lang; messages: CustomerMessages }

const anId = '00000000-0000-4000-8000-000000000000'
const code = '000000'

/** Composes a message of the words that a text message holds, in their order. */
const written = (
  { reference, next, link }: { reference: string; next?: string; link?: string },
  context: Context,
) =>
  writeKyc(context, {
    subject: '',
    lines: [reference, ...(next === undefined ? [] : [next])],
    ...(link !== undefined && { link }),
  }).sms

/** Text messages to customers by the key of their words, with the values that they are sent with, of their usual length. */
const composed: Record<string, { values: Record<string, string>; compose: (context: Context) => string }> = {
  'mail.code': { values: { code }, compose: (context) => codeText(context, code) },
  'mail.application': {
    values: { reference: applicationReference(anId) },
    compose: (context) => written(context.messages.mail.application, context),
  },
  'mail.enquiry': {
    values: { reference: referenceOf(anId) },
    compose: (context) => written(context.messages.mail.enquiry, context),
  },
  ...Object.fromEntries(
    (['kycReceived', 'kycUpdated', 'kycNeedsChange', 'kycAccepted'] as const).map((name) => [
      `mail.${name}`,
      {
        values: { reference: referenceOf(anId) },
        compose: (context: Context) => written(context.messages.mail[name], context),
      },
    ]),
  ),
}

const place = '{text}'

/**
 * Returns the text message that a message to customers is part of, with `{text}` in its place; null for messages that
 * text messages leave out.
 * @param corrections live ones, by language
 */
export function textMessageWith(
  key: string,
  about: { sender: Sender; publicUrl: string },
  corrections: Record<Lang, Corrections>,
): TextMessage | null {
  const message = composed[key.replace(/\.[^.]*$/, '')]
  if (!message || customerTexts.en[key] === undefined) return null
  const inLanguage = (lang: Lang) =>
    message.compose({
      ...about,
      lang,
      messages: customerMessages(lang, { ...corrections[lang], [key]: place }),
    })
  const whole = { en: inLanguage('en'), ny: inLanguage('ny') }
  return whole.en.includes(place) ? { whole, values: message.values } : null
}
