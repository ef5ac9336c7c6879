import { z } from 'zod'
import type { StoredCollection } from '#database/stored.ts'
import type { App } from '../../http/app.ts'
import type { Database } from '#database/open.ts'
import type { Changes } from '../../changes/change.ts'
import { requireActor } from '../../http/request-actor.ts'
import { errors, noBody } from '../../http/answers.ts'
import { idParams } from '../list-query.ts'
import { hold, letGo, takeOver } from './lock.ts'
import { findItem } from './read-details.ts'
import { lockSchema } from './staff-schema.ts'

type Services = { db: Database; changes: Changes }

const window = z.strictObject({ tab: z.uuid() })

/** Who has an item open: said every twenty seconds, taken over where a colleague must. */
export function lockRoutes(app: App, { db, changes }: Services, stored: StoredCollection): void {
  const { name } = stored.definition
  const address = `/backoffice/api/${name}/:id/lock`
  const base = { hide: true, params: idParams }
  const locked = { ...base, body: window, response: { 200: lockSchema, ...errors(409) } }

  app.put(address, { schema: locked }, async (request) => {
    const { id } = request.params
    await findItem(db, stored, id)
    return hold(db, requireActor(request), { collection: name, item_id: id, tab: request.body.tab })
  })
  app.post(`${address}/take`, { schema: locked }, async (request) => {
    const { id } = request.params
    await findItem(db, stored, id)
    return changes(requireActor(request), (change) =>
      takeOver(change, stored.definition, { item_id: id, tab: request.body.tab }),
    )
  })
  app.delete(
    address,
    { schema: { ...base, querystring: window, response: { 204: noBody } } },
    async (request, reply) => {
      await letGo(db, requireActor(request), {
        collection: name,
        item_id: request.params.id,
        tab: request.query.tab,
      })
      return reply.code(204).send()
    },
  )
}
