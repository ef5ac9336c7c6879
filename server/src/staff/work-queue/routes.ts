import { queueKinds, type Queue } from '#contract/backoffice/work-queue.ts'
import type { App, Parts } from '../../app.ts'
import { moment } from '../../changes/change.ts'
import { hasRole, type Actor } from '../../changes/actor.ts'
import { mustActor } from '../../http/request-actor.ts'
import { contentSources } from '../../content/work-queue-sources.ts'
import { houseSources } from './system-sources.ts'

const sources = [...contentSources, ...houseSources].toSorted(
  (one, other) => queueKinds.indexOf(one.kind) - queueKinds.indexOf(other.kind),
)

/** What waits for this person, by kind, the most urgent kind first; kinds with nothing are there with none. */
export async function readQueue(parts: Pick<Parts, 'db' | 'jobs'>, actor: Actor): Promise<Queue> {
  const sections: Queue['sections'] = []
  for (const { kind, roles, read } of sources)
    if (hasRole(actor, roles)) sections.push({ kind, ...(await read({ ...parts, actor })) })
  return { at: await moment(parts.db), sections }
}

/** `GET /backoffice/api/queue`: everybody's home. */
export function queueRoute(app: App, { db, jobs }: Parts): void {
  app.get(
    '/backoffice/api/queue',
    { schema: { tags: ['back-office'], summary: 'What waits for whoever asks' } },
    (request) => {
      return readQueue({ db, jobs }, mustActor(request))
    },
  )
}
