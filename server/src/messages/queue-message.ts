import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from '#database/open.ts'
import { messages } from '#database/tables.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { TemplateName } from './templates.ts'

type Message = {
  template: TemplateName
  /** the id of what it is about; the template reads the rest when its turn comes */
  about: string
  channel: 'email' | 'sms'
  recipient: string
  lang: 'en' | 'ny'
}

/** Puts a message in the queue with the transaction: what is rolled back is not announced, what is committed is. */
export async function queueMessage(tx: Tx, jobs: Jobs, message: Message): Promise<void> {
  const id = randomUUID()
  await tx.insert(messages).values({ id, ...message, state: 'queued', created_at: sql`now()` })
  await jobs.send(tx, 'message', { message: id })
}
