import { eq } from 'drizzle-orm'
import { z } from 'zod'
import {
  notifiedCollections,
  type MessageStatus,
  type UndeliveredMessage,
} from '#contract/backoffice/undelivered.ts'
import type { Database } from '#database/open.ts'
import { messages } from '#database/tables.ts'
import type { Actor } from '../changes/actor.ts'
import type { Change, Changes } from '../changes/change.ts'
import { AppError } from '../http/app-error.ts'
import type { App } from '../http/app.ts'
import { noBody, type AnswerSchema } from '../http/answers.ts'
import { requireActor } from '../http/request-actor.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { acknowledge, readUndelivered, sendAgain } from './undelivered.ts'

type Services = { db: Database; changes: Changes; jobs: Jobs }

const undeliveredSchema: AnswerSchema<UndeliveredMessage> = z.strictObject({
  id: z.string(),
  collection: z.enum(notifiedCollections),
  item: z.string(),
  channel: z.enum(['email', 'sms']),
  state: z.enum(['delayed', 'failed']),
  error: z.string().nullable(),
  attempts: z.int(),
  since: z.string(),
})
const statusSchema: AnswerSchema<MessageStatus> = z.strictObject({
  state: z.enum(['queued', 'sent', 'void', 'failed']),
  error: z.string().nullable(),
})
const one = z.strictObject({ id: z.uuid() })
const path = '/backoffice/api/undelivered'

/** `/backoffice/api/undelivered`: messages that did not reach customers or invited colleagues, for those who see to them. */
export function undeliveredRoutes(app: App, { db, changes, jobs }: Services): void {
  const base = { tags: ['undelivered'] }
  app.get(
    path,
    {
      schema: {
        ...base,
        summary: 'Messages that have not reached their recipients, oldest first; at most 500',
        querystring: z.strictObject({ item: z.string().max(60).optional() }),
        response: { 200: z.array(undeliveredSchema) },
      },
    },
    async (request) =>
      (await readUndelivered(db, requireActor(request), { item: request.query.item ?? null, limit: 500 }))
        .items,
  )
  app.get(
    `${path}/:id`,
    {
      schema: {
        ...base,
        summary: 'Whether a message was sent',
        params: one,
        response: { 200: statusSchema },
      },
    },
    async (request) => {
      const [found] = await db
        .select({ state: messages.state, error: messages.error })
        .from(messages)
        .where(eq(messages.id, request.params.id))
      if (!found) throw new AppError('not_found', 'There is no such message.')
      return found
    },
  )
  const act = (
    name: 'again' | 'acknowledge',
    summary: string,
    run: (change: Change, id: string) => Promise<void>,
  ) =>
    app.post(
      `${path}/:id/${name}`,
      { schema: { ...base, summary, params: one, response: { 204: noBody } } },
      async (request, reply) => {
        const actor = requireActor(request)
        const message = await findUndelivered(db, actor, request.params.id)
        await changes(actor, async (change) => {
          await run(change, message.id)
          change.audit.push({
            action: name === 'again' ? 'send message again' : 'acknowledge undelivered message',
            collection: message.collection,
            item_id: message.item,
            details: { channel: message.channel, error: message.error },
          })
        })
        return reply.code(204).send()
      },
    )
  act('again', 'Send a failed message again', ({ tx }, id) => sendAgain(tx, jobs, id))
  act('acknowledge', 'Note that the recipient was informed in another way', acknowledge)
}

/** @throws AppError not_found where the message was delivered, acknowledged or is not for this member of staff */
async function findUndelivered(db: Database, actor: Actor, id: string): Promise<UndeliveredMessage> {
  const { items } = await readUndelivered(db, actor, { message: id, limit: 1 })
  if (!items[0]) throw new AppError('not_found', 'This message is no longer marked as failed.')
  return items[0]
}
