import { eq, sql } from 'drizzle-orm'
import type { Lang } from '#contract/languages.ts'
import { messages } from '#database/tables.ts'
import type { Report } from '../http/log-line.ts'
import { messageFailures } from '../http/metrics/dependency-errors.ts'
import { retries } from '../jobs/jobs.ts'
import type { CustomerMessages } from './customer-messages/customer-messages.ts'
import { deliveryErrorCode, isPermanent } from './delivery-error.ts'
import type { Transports } from './transports.ts'
import type { Sender, TemplateContext } from './template.ts'
import { templateNamed } from './templates.ts'

/** What templates read, and how the sender and the wording are found: both may change at any time. */
export type DeliveryContext = Omit<TemplateContext, 'sender' | 'messages'> & {
  readSender: () => Promise<Sender>
  readMessages: (lang: Lang) => Promise<CustomerMessages>
  /** logs a message that failed for good */
  report: Report
}

/**
 * Sends one message. At least once: where the program ends between sending and noting it, the message goes again
 * under the same Message-ID. A message that is refused for good, or that failed in its last attempt, becomes `failed`.
 * @throws where it could not be sent yet; the queue tries again
 */
export async function deliver(
  { readSender, readMessages, report, ...context }: DeliveryContext,
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
  const { template, about, channel, attempts } = message
  const set = (values: Partial<typeof messages.$inferSelect>) =>
    db.update(messages).set(values).where(eq(messages.id, id))
  const end = (state: 'sent' | 'void' | 'failed', error: string | null) =>
    db
      .update(messages)
      .set({ state, error, ended_at: sql`now()` })
      .where(eq(messages.id, id))
  const written = {
    ...context,
    sender: await readSender(),
    messages: await readMessages(message.lang),
  }
  const content = await templateNamed(template)?.(written, about, message.lang)
  if (!content) return void (await end('void', null))
  try {
    await transports[channel]({ id, to: message.recipient, content })
  } catch (error) {
    const code = deliveryErrorCode(error)
    if (!isPermanent(error) && attempts <= retries.message) {
      await set({ error: code })
      throw error
    }
    await end('failed', code)
    messageFailures.inc({ channel, code })
    report(error, { message: id, template, about, channel, attempt: attempts })
    return
  }
  await end('sent', null)
}
