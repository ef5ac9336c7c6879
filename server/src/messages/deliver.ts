import { eq, sql } from 'drizzle-orm'
import { messages } from '#database/tables.ts'
import { retries } from '../jobs/jobs.ts'
import type { Transports } from './transports.ts'
import { templateNamed, type TemplateParts } from './templates.ts'

/**
 * Sends one message. At least once: where the program ends between sending and noting it, the message goes again
 * under the same Message-ID.
 * @throws where it could not be sent; the queue tries again
 */
export async function deliver(parts: TemplateParts, carriers: Transports, id: string): Promise<void> {
  const { db } = parts
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
  const words = await templateNamed(message.template)?.(parts, message.about, message.lang)
  if (!words) return void (await end('void'))
  try {
    await carriers[message.channel]({ id, to: message.recipient, words })
  } catch (error) {
    // Tried to the end: listed for staff as failed, and kept in the queue as a dead letter.
    if (message.attempts > retries.message) await end('failed')
    throw error
  }
  await end('sent')
}
