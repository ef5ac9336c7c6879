import { z } from 'zod'
import type { DeadLetter } from '#contract/backoffice/system.ts'
import type { Database } from '#database/open.ts'
import type { App } from '../../http/app.ts'
import type { Changes } from '../../changes/change.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { AppError } from '../../http/app-error.ts'
import { noBody, type AnswerSchema } from '../../http/answers.ts'
import { requireActor } from '../../http/request-actor.ts'
import { isJobName } from '../../jobs/jobs.ts'
import { sendAgain } from '../../messages/undelivered.ts'
import { readDeadLetters } from './dead-letters.ts'

type Services = { db: Database; changes: Changes; jobs: Jobs }

const one = z.strictObject({ name: z.string().max(60), id: z.uuid() })

const deadLetter: AnswerSchema<DeadLetter> = z.strictObject({
  name: z.string(),
  id: z.uuid(),
  at: z.string(),
  template: z.string().nullable(),
  channel: z.enum(['email', 'sms']).nullable(),
  collection: z.string().nullable(),
  item: z.string().nullable(),
  error: z.string().nullable(),
  attempts: z.int(),
})

/** `/api/dead_letters` and the queues: administrators see what failed for good, and have it tried again. */
export function deadLetterRoutes(app: App, { db, changes, jobs }: Services): void {
  const base = { tags: ['dead_letters'] }

  app.get(
    '/api/dead_letters',
    {
      schema: {
        ...base,
        summary: 'Jobs and messages that failed for good, newest first; at most 200',
        response: { 200: z.array(deadLetter) },
      },
    },
    () => readDeadLetters({ db, jobs }),
  )
  app.post(
    '/api/queues/:name/retry',
    {
      schema: {
        ...base,
        summary: 'Repeat failed attempts of a queue now',
        params: one.pick({ name: true }),
        response: { 204: noBody },
      },
    },
    async (request, reply) => {
      const { name } = request.params
      if (!isJobName(name)) throw new AppError('not_found', 'There is no such queue.')
      await changes(requireActor(request), ({ audit }) => {
        audit.push({ action: 'retry queue', collection: 'dead_letters', item_id: name, details: { name } })
        return Promise.resolve()
      })
      await jobs.retryNow(name)
      return reply.code(204).send()
    },
  )
  app.post(
    '/api/dead_letters/:name/:id/again',
    {
      schema: {
        ...base,
        summary: 'Try it again, as often as at first',
        params: one,
        response: { 204: noBody },
      },
    },
    async (request, reply) => {
      const { name, id } = request.params
      const dead = (await readDeadLetters({ db, jobs })).find((one) => one.name === name && one.id === id)
      if (!dead || !isJobName(name)) throw new AppError('not_found', 'There is no such dead letter.')
      await changes(requireActor(request), async ({ tx, audit }) => {
        if (dead.template !== null) await sendAgain(tx, jobs, id)
        audit.push({ action: 'try again', collection: 'dead_letters', item_id: id, details: { name } })
      })
      if (dead.template === null && !(await jobs.again(name, id)))
        throw new AppError('not_found', 'There is no such dead letter.')
      return reply.code(204).send()
    },
  )
}
