import { z } from 'zod'
import { itemStates } from '#contract/backoffice/content.ts'
import { workQueueKinds, type WorkerStatus, type WorkQueue } from '#contract/backoffice/work-queue.ts'
import type { App } from '../../http/app.ts'
import type { Database } from '#database/open.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { transactionTime } from '../../changes/change.ts'
import { standingSchema, textParts, type AnswerSchema } from '../../http/answers.ts'
import { hasRole, type Actor } from '../../changes/actor.ts'
import { requireActor } from '../../http/request-actor.ts'
import { workerStoppedSince } from '../../jobs/heartbeat.ts'
import { identitiesOf } from '../users/mailbox.ts'
import type { WorkLimits } from './deadlines.ts'
import type { WorkQueueSource } from './source.ts'

type Services = { db: Database; jobs: Jobs; workLimits: WorkLimits }

const queueSchema: AnswerSchema<WorkQueue> = z.strictObject({
  at: z.string(),
  sections: z.array(
    z.strictObject({
      kind: z.enum(workQueueKinds),
      total: z.int(),
      overdue: z.int(),
      due_today: z.int(),
      rows: z.array(
        z.strictObject({
          collection: z.string().nullable(),
          id: z.string().nullable(),
          title: textParts.nullable(),
          at: z.string().nullable(),
          count: z.int().nullable(),
          stands: z.strictObject({ state: z.enum(itemStates), standing: standingSchema }).nullable(),
          detail: z.string().nullable(),
          place: z.string().nullable(),
          section: z.string().nullable(),
          deadline: z.string().nullable(),
          late: z.boolean(),
        }),
      ),
    }),
  ),
})

const workerSchema: AnswerSchema<WorkerStatus> = z.strictObject({ stopped_since: z.string().nullable() })

/** What waits for this person, by kind, the most urgent kind first; kinds with nothing are there with none. */
export async function readWorkQueue(
  services: Services,
  sources: readonly WorkQueueSource[],
  actor: Actor,
): Promise<WorkQueue> {
  const sections: WorkQueue['sections'] = []
  const identities = await identitiesOf(services.db, actor.id)
  for (const { kind, roles, read } of sources)
    if (hasRole(actor, roles))
      sections.push({ kind, overdue: 0, due_today: 0, ...(await read({ ...services, actor, identities })) })
  return { at: await transactionTime(services.db), sections }
}

/** `GET /backoffice/api/work_queue`, everybody's home, and `GET /backoffice/api/worker`. */
export function workQueueRoute(
  app: App,
  { db, jobs, workLimits }: Services,
  sources: readonly WorkQueueSource[],
): void {
  const inOrder = sources.toSorted(
    (one, other) => workQueueKinds.indexOf(one.kind) - workQueueKinds.indexOf(other.kind),
  )
  app.get(
    '/backoffice/api/work_queue',
    {
      schema: {
        tags: ['back-office'],
        summary: 'What waits for whoever asks',
        response: { 200: queueSchema },
      },
    },
    (request) => {
      return readWorkQueue({ db, jobs, workLimits }, inOrder, requireActor(request))
    },
  )
  app.get(
    '/backoffice/api/worker',
    {
      schema: {
        tags: ['back-office'],
        summary: 'Whether messages, scheduled changes and checks are being carried out',
        response: { 200: workerSchema },
      },
    },
    async () => ({ stopped_since: await workerStoppedSince(db) }),
  )
}
