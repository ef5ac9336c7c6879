import { queueKinds, type Queue } from '#contract/backoffice/work-queue.ts'
import type { App, Parts } from '../../app.ts'
import { transactionTime } from '../../changes/change.ts'
import { hasRole, type Actor } from '../../changes/actor.ts'
import { requireActor } from '../../http/request-actor.ts'
import { contentSources } from '../../content/work-queue-sources.ts'
import { houseSources } from './system-sources.ts'

const sources = [...contentSources, ...houseSources].toSorted(
  (one, other) => queueKinds.indexOf(one.kind) - queueKinds.indexOf(other.kind),
)

/** What waits for this person, by kind, the most urgent kind first; kinds with nothing are there with none. */
export async function readWorkQueue(services: Pick<Parts, 'db' | 'jobs'>, actor: Actor): Promise<Queue> {
  const sections: Queue['sections'] = []
  for (const { kind, roles, read } of sources)
    if (hasRole(actor, roles)) sections.push({ kind, ...(await read({ ...services, actor })) })
  return { at: await transactionTime(services.db), sections }
}

/** `GET /backoffice/api/queue`: everybody's home. */
export function workQueueRoute(app: App, { db, jobs }: Parts): void {
  app.get(
    '/backoffice/api/queue',
    { schema: { tags: ['back-office'], summary: 'What waits for whoever asks' } },
    (request) => {
      return readWorkQueue({ db, jobs }, requireActor(request))
    },
  )
}
