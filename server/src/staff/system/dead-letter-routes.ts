import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { messages } from '#database/tables.ts'
import type { App } from '../../http/app.ts'
import type { Changes } from '../../changes/change.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { AppError } from '../../http/app-error.ts'
import { noBody } from '../../http/answers.ts'
import { requireActor } from '../../http/request-actor.ts'
import { isJobName } from '../../jobs/jobs.ts'

/** What is needed of the services. */
type Services = { changes: Changes; jobs: Jobs }

const one = z.strictObject({ name: z.string().max(60), id: z.uuid() })

const deadLetter = z.strictObject({
  name: z.string(),
  id: z.uuid(),
  data: z.record(z.string(), z.string()).describe('ids, by what they are of'),
  at: z.string(),
})

/** `/api/dead_letters` and the queues: administrators see what failed to the end, and have jobs tried again. */
export function deadLetterRoutes(app: App, { changes, jobs }: Services): void {
  const base = { tags: ['dead_letters'] }

  app.get(
    '/api/dead_letters',
    {
      schema: {
        ...base,
        summary: 'Jobs and messages that failed to the end, newest first',
        response: { 200: z.array(deadLetter) },
      },
    },
    async () => {
      return jobs.dead()
    },
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
      const dead = isJobName(name) && (await jobs.dead()).find((job) => job.name === name && job.id === id)
      if (!dead) throw new AppError('not_found', 'There is no such dead letter.')
      await changes(requireActor(request), async ({ tx, audit }) => {
        // Queued once more before its job is: a job finds nothing to do in a message that has failed.
        if (dead.data['message'])
          await tx
            .update(messages)
            .set({ state: 'queued', attempts: 0, ended_at: null })
            .where(and(eq(messages.id, dead.data['message']), eq(messages.state, 'failed')))
        audit.push({ action: 'try again', collection: 'dead_letters', item_id: id, details: { name } })
      })
      if (!(await jobs.again(dead.name, id))) throw new AppError('not_found', 'There is no such dead letter.')
      return reply.code(204).send()
    },
  )
}
