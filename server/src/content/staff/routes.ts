import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { StaffDetails } from '#contract/backoffice/content.ts'
import { storedCollections } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import type { App } from '../../http/app.ts'
import type { Changes } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'
import type { Actor } from '../../changes/actor.ts'
import { requireActor } from '../../http/request-actor.ts'
import { errors, ofType } from '../../http/answers.ts'
import { slowLimits } from '../../http/slow-clients.ts'
import { cursor } from '../../http/paging.ts'
import { digits, idParams } from '../list-query.ts'
import { everyAddress, type LinkServices } from '../broken-links.ts'
import { isPersonal, maskPersonal, mayReveal, noteListSeen, noteRevealed } from '../personal-data.ts'
import { review } from '../verbs/review.ts'
import { readCompleteness } from './completeness.ts'
import { exportList } from './export-list.ts'
import { staffQuery, type StaffQuery } from './list-query.ts'
import { addLeadDeadlines, isLeads, matchOverdue } from './lead-deadlines.ts'
import type { WorkLimits } from '../../staff/work-queue/deadlines.ts'
import { leadSearchRoute } from './lead-search.ts'
import { lockRoutes } from './lock-routes.ts'
import { findItem, readDetails } from './read-details.ts'
import { countRows, readList } from './read-list.ts'
import { readRevision, readRevisions } from './read-revisions.ts'
import { ownAddress, pagesFor, type PagesKnown } from './pages-showing-item.ts'
import {
  completenessSchema,
  revisionPageSchema,
  revisionSchema,
  staffDetailsSchema,
  staffListSchema,
  usesSchema,
} from './staff-schema.ts'
import { timelineRoute } from './timeline.ts'
import { usersOfItem } from './used-by.ts'

type Services = Pick<LinkServices, 'db' | 'site' | 'ownHosts'> & { changes: Changes; workLimits: WorkLimits }

const number = digits(1, 1_000_000_000)
const reviewing = z.strictObject({
  fields: z.array(z.string().max(120)).min(1).max(300),
  reviewed: z.boolean().describe('signed off; else only still right'),
})
const revealing = z.object({
  reveal: z.literal('true').optional().describe('a customer’s values unmasked, which is recorded'),
})
const hidden = { hide: true }

/** What the back-office reads of each collection, from its definition. */
export function staffContentRoutes(app: App, services: Services, showing: PagesKnown): void {
  const { db, site } = services

  app.get(
    '/backoffice/api/completeness',
    { schema: { ...hidden, response: { 200: completenessSchema } } },
    () => readCompleteness(db),
  )
  timelineRoute(app, { db })
  leadSearchRoute(app, services)
  for (const stored of storedCollections) {
    listRoutes(app, services, stored)
    itemRoutes(app, services, stored, async (id) => {
      const { row, revision } = await findItem(db, stored, id)
      const found = { row, body: revision.body, revision: revision.number }
      const own = stored.definition.staffOnly ? null : await ownAddress(db, await site(), stored, found)
      return { own, shown: pagesFor(showing.now(), stored, revision.body).map(({ path }) => path) }
    })
    revisionRoutes(app, services, stored)
    lockRoutes(app, services, stored)
  }
}

/**
 * Refuses filters on masked fields: by trying beginnings somebody could find out the value.
 * @throws AppError forbidden
 */
function refuseGuessing(actor: Actor, { definition }: StoredCollection, query: StaffQuery): void {
  if (mayReveal(actor, definition)) return
  const asked = Object.keys(definition.personal).some((name) => query[name] !== undefined)
  if (asked || query.q !== undefined)
    throw new AppError('forbidden', 'Who sees masked values cannot search by them.')
}

function listRoutes(app: App, services: Services, stored: StoredCollection): void {
  const { changes, db } = services
  const { name } = stored.definition
  const schema = { ...hidden, querystring: staffQuery(stored.definition) }

  const personal = isPersonal(stored.definition)
  const listed = { ...schema, response: { 200: staffListSchema(stored.definition) } }
  const exported = { ...schema, response: { 200: ofType('text/csv') } }
  app.get(`/backoffice/api/${name}`, { schema: listed }, async (request) => {
    const query = request.query as StaffQuery // strict by its schema; the filters' names vary by collection
    if (!personal) return readList(db, stored, query)
    const actor = requireActor(request)
    refuseGuessing(actor, stored, query)
    const list = await readList(db, stored, await matchOverdue(services, query))
    await noteListSeen(changes, actor, stored.definition, list.items.length)
    const items = isLeads(stored.definition) ? await addLeadDeadlines(services, list.items) : list.items
    return { ...list, items: items.map((item) => maskPersonal(stored.definition, item)) }
  })
  const exportOptions = { schema: exported, handlerTimeout: slowLimits.downloadMs }
  app.get(`/backoffice/api/${name}/export.csv`, exportOptions, async (request, reply) => {
    const query = await matchOverdue(services, request.query as StaffQuery) // as above
    const rows = await countRows(db, stored, query)
    await changes(requireActor(request), async ({ audit }) => {
      audit.push({ action: 'export', collection: name, item_id: null, details: { rows } })
    })
    reply.header('content-disposition', `attachment; filename="${name}.csv"`)
    const lines = Readable.from(exportList(db, stored, query))
    return reply.type('text/csv; charset=utf-8').send(lines)
  })
}

/** Whether a customer's values go out as they are; that they do is recorded before. */
async function reveals(
  { changes }: Services,
  { definition }: StoredCollection,
  request: FastifyRequest,
  { id, reveal }: { id: string; reveal: 'true' | undefined },
): Promise<boolean> {
  if (!isPersonal(definition)) return true
  const actor = requireActor(request)
  if (reveal !== 'true' || !mayReveal(actor, definition)) return false
  await noteRevealed(changes, actor, definition, { ids: [id], by: 'id' })
  return true
}

/** One item as staff see it, its translations signed off, and who uses it. */
function itemRoutes(
  app: App,
  services: Services,
  stored: StoredCollection,
  addressesOf: (id: string) => Promise<{ own: string | null; shown: string[] }>,
): void {
  const { changes, db } = services
  const { definition } = stored
  const item = `/backoffice/api/${definition.name}/:id`
  const one = { ...hidden, params: idParams }
  const details = { 200: staffDetailsSchema(definition) }
  const show = async (id: string, viewer: Actor): Promise<StaffDetails> => {
    const { own, shown } = await addressesOf(id)
    const addresses = [...(own === null ? [] : [own]), ...shown]
    const details = await readDetails(db, stored, id, viewer)
    const [item = details.item] = isLeads(definition) ? await addLeadDeadlines(services, [details.item]) : []
    return { ...details, item, addresses }
  }

  const masked = (shown: StaffDetails): StaffDetails => ({
    ...shown,
    item: maskPersonal(definition, shown.item),
  })

  app.get(item, { schema: { ...one, querystring: revealing, response: details } }, async (request, reply) => {
    const found = await show(request.params.id, requireActor(request))
    const shown = (await reveals(services, stored, request, {
      id: found.item.id,
      reveal: request.query.reveal,
    }))
      ? found
      : masked(found)
    return reply.header('etag', `"v${shown.item.version}"`).send(shown)
  })
  app.post(
    `${item}/translations`,
    { schema: { ...one, body: reviewing, response: { ...details, ...errors(409, 422) } } },
    async (request) => {
      const { id } = request.params
      const actor = requireActor(request)
      await changes(actor, (change) => review(change, stored, { id, ...request.body }))
      return masked(await show(id, actor))
    },
  )
  app.get(`${item}/used-by`, { schema: { ...one, response: { 200: usesSchema } } }, async (request) => {
    const { id } = request.params
    const addresses = await everyAddress(services, stored, id)
    return usersOfItem(db, requireActor(request), stored, { id, addresses, ownHosts: services.ownHosts })
  })
}

/** An item's revisions: the list, and one in full. */
function revisionRoutes(app: App, services: Services, stored: StoredCollection): void {
  const { db } = services
  const { definition } = stored
  const item = `/backoffice/api/${definition.name}/:id`
  app.get(
    `${item}/revisions`,
    {
      schema: {
        ...hidden,
        params: idParams,
        querystring: z.strictObject({ after: cursor('number').optional() }),
        response: { 200: revisionPageSchema },
      },
    },
    (request) => readRevisions(db, stored, request.params.id, request.query.after),
  )
  app.get(
    `${item}/revisions/:number`,
    {
      schema: {
        ...hidden,
        params: idParams.extend({ number }),
        querystring: revealing,
        response: { 200: revisionSchema(definition) },
      },
    },
    async (request) => {
      const { id, number: asked } = request.params
      const found = await readRevision(db, stored, id, asked)
      if (await reveals(services, stored, request, { id, reveal: request.query.reveal })) return found
      return { ...found, fields: maskPersonal(definition, found.fields) }
    },
  )
}
