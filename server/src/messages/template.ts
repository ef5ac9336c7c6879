import type { Lang } from '#contract/languages.ts'
import type { Database } from '#database/open.ts'
import type { Secrets } from '../config/secrets.ts'
import type { CustomerMessages } from './customer-messages/customer-messages.ts'

/** What every template may read. */
export type TemplateContext = {
  db: Database
  secrets: Secrets
  /** such as `https://bank.example` */
  publicUrl: string
  /** such as `https://staff.example` */
  backofficeUrl: string
  sender: Sender
  /** what customers are written, in the message’s language and as staff corrected it */
  messages: CustomerMessages
}

/** Who signs messages: the bank, as the public knows it. */
export type Sender = { name: string; phone: string | null }

/** The last line of a mail. */
export const signature = ({ name, phone }: Sender): string => (phone ? `${name}, ${phone}` : name)

export type MessageText = {
  subject: string
  /** the e-mail's plain text */
  text: string
  /** the same as HTML */
  html: string
  /** the text message */
  sms: string
}

/** Writes a message about one thing; null where there is nothing to say any more. One file each. */
export type Template = (context: TemplateContext, about: string, lang: Lang) => Promise<MessageText | null>
