import { queueKinds, type Queue } from '#contract/backoffice/work-queue.ts'
import type { App } from '../../http/app.ts'
import type { Database } from '#database/open.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { moment } from '../../changes/change.ts'
import { hasRole, type Actor } from '../../changes/actor.ts'
import { mustActor } from '../../http/request-actor.ts'
import type { Source } from './source.ts'

/** What is needed of the services. */
type Services = { db: Database; jobs: Jobs }

/** What waits for this person, by kind, the most urgent kind first; kinds with nothing are there with none. */
export async function readQueue(
  services: Services,
  sources: readonly Source[],
  actor: Actor,
): Promise<Queue> {
  const sections: Queue['sections'] = []
  for (const { kind, roles, read } of sources)
    if (hasRole(actor, roles)) sections.push({ kind, ...(await read({ ...services, actor })) })
  return { at: await moment(services.db), sections }
}

/** `GET /backoffice/api/queue`: everybody's home. */
export function queueRoute(app: App, { db, jobs }: Services, sources: readonly Source[]): void {
  const inOrder = sources.toSorted(
    (one, other) => queueKinds.indexOf(one.kind) - queueKinds.indexOf(other.kind),
  )
  app.get(
    '/backoffice/api/queue',
    { schema: { tags: ['back-office'], summary: 'What waits for whoever asks' } },
    (request) => {
      return readQueue({ db, jobs }, inOrder, mustActor(request))
    },
  )
}
