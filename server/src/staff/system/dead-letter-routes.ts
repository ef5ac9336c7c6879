import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { messages } from '#database/tables.ts'
import type { App, Parts } from '../../app.ts'
import { AppError } from '../../http/app-error.ts'
import { requireActor } from '../../http/request-actor.ts'
import { isJobName } from '../../jobs/jobs.ts'

const one = z.strictObject({ name: z.string().max(60), id: z.uuid() })

/** `/api/dead_letters`: administrators see what failed to the end, messages among it, and have it tried again. */
export function deadLetterRoutes(app: App, { changes, jobs }: Parts): void {
  const base = { tags: ['dead_letters'] }

  app.get(
    '/api/dead_letters',
    { schema: { ...base, summary: 'Jobs and messages that failed to the end, newest first' } },
    async () => {
      return jobs.dead()
    },
  )
  app.post(
    '/api/dead_letters/:name/:id/again',
    { schema: { ...base, summary: 'Try it again, as often as at first', params: one } },
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
