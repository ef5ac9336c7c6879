import { formatMessage as format } from '#contract/format-message.ts'
import type { AnyMessage, Messages, Values, ValuesOf } from '#contract/messages.ts'
import { en } from './messages/en.ts'

/**
 * The messages of every screen. The staff app speaks English; a second language is another object of the same type and a
 * choice here.
 */
export const messages: Messages<typeof en> = en

// What a message takes is checked below; here any message passes, and each has its language.
const formatAny = format as (message: AnyMessage, values: Values, lang: 'en') => string

/** One of these messages with its values in it. */
export const formatMessage = <Source extends AnyMessage>(message: Source, values: ValuesOf<Source>): string =>
  formatAny(message, values, 'en')
