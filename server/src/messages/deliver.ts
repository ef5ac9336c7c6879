import { eq, sql } from 'drizzle-orm'
import type { Lang } from '#contract/languages.ts'
import { messages } from '#database/tables.ts'
import { retries } from '../jobs/jobs.ts'
import type { CustomerMessages } from './customer-messages/customer-messages.ts'
import type { Transports } from './transports.ts'
import type { Sender, TemplateContext } from './template.ts'
import { templateNamed } from './templates.ts'

/** What templates read, and how the sender and the wording are found: both may change at any time. */
export type DeliveryContext = Omit<TemplateContext, 'sender' | 'messages'> & {
  readSender: () => Promise<Sender>
  readMessages: (lang: Lang) => Promise<CustomerMessages>
}

/**
 * Sends one message. At least once: where the program ends between sending and noting it, the message goes again
 * under the same Message-ID.
 * @throws where it could not be sent; the queue tries again
 */
export async function deliver(
  { readSender, readMessages, ...context }: DeliveryContext,
  transports: Transports,
  id: string,
): Promise<void> {
  const { db } = context
  const [message] = await db
    .update(messages)
    .set({ attempts: sql`${messages.attempts} + 1` })
    .where(eq(messages.id, id))
    .returning()
  if (!message || message.state !== 'queued') return
  const end = (state: 'sent' | 'void' | 'failed') =>
    db
      .update(messages)
      .set({ state, ended_at: sql`now()` })
      .where(eq(messages.id, id))
  const written = {
    ...context,
    sender: await readSender(),
    messages: await readMessages(message.lang),
  }
  const content = await templateNamed(message.template)?.(written, message.about, message.lang)
  if (!content) return void (await end('void'))
  try {
    await transports[message.channel]({ id, to: message.recipient, content })
  } catch (error) {
    // Tried to the end: listed for staff as failed, and kept in the queue as a dead letter.
    if (message.attempts > retries.message) await end('failed')
    throw error
  }
  await end('sent')
}
