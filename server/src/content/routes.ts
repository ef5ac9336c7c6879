import { and } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Collection } from '#contract/collection.ts'
import { readContact } from '#contract/rules/email.ts'
import { storedCollections } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import type { App } from '../http/app.ts'
import type { Database } from '#database/open.ts'
import type { Secrets } from '../config/secrets.ts'
import type { Changes } from '../changes/change.ts'
import type { PublicAnswers } from './public-answers.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Authenticator } from '../staff/authenticate.ts'
import type { NetworkLimit } from '../http/network-limit.ts'
import { AppError } from '../http/app-error.ts'
import { errors, noBody } from '../http/answers.ts'
import { historyQuery, idParams, listQuery, oneQuery, type ListQuery } from './list-query.ts'
import { lookupFields } from './permission-rows.ts'
import { mayReadDrafts } from './permissions.ts'
import { isPersonal, maskPersonal, mayReveal, noteListSeen, noteRevealed } from './personal-data.ts'
import type { PublicItem } from './item-revision.ts'
import { present, presentForStaff } from './present.ts'
import { readableDraft } from './body.ts'
import { afterCursor, allItems, byCreation, visibleItems, whereFields } from './queryable.ts'
import { readSchema, staffReadSchema } from './read-schema.ts'
import type { PublishingCheck } from './publishing-check.ts'
import { writeRoutes } from './write-routes.ts'

type Services = {
  db: Database
  secrets: Secrets
  changes: Changes
  answers: PublicAnswers
  jobs: Jobs
  authenticator: Authenticator
  costly: NetworkLimit
  /** KYC accounts of a user name that follow from other tables */
  acceptedAccounts: (db: Database, username: string) => Promise<PublicItem[]>
}

/** The routes of every collection, from its definition. */
export function contentRoutes(app: App, services: Services, check: PublishingCheck): void {
  for (const stored of storedCollections) {
    if (stored.definition.appendOnly) historyRoute(app, services, stored)
    readRoutes(app, services, stored)
    writeRoutes(app, { ...services, check }, stored)
  }
}

/** Drafts, archived items, both languages, and all of a staff-only collection. */
const staffReader =
  ({ acceptedAccounts, authenticator, changes, db }: Services, stored: StoredCollection) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    query: ListQuery,
    { id, by }: { id?: string; by?: string } = {},
  ) => {
    // Anybody may ask at this address; the answer is staff's.
    void reply.header('cache-control', 'no-store')
    const actor = await authenticator.staff(request)
    if (!mayReadDrafts(actor, stored.definition)) throw new AppError('forbidden', 'You may not read this.')
    const { limit, last_created_at, lang, state, ...fields } = query
    const one = id === undefined ? undefined : whereFields(stored, { id })
    const where = and(whereFields(stored, fields), afterCursor(stored, last_created_at), one)
    // Without state=all, what the public sees, also of an item that has a newer draft or waits for approval.
    const found =
      state === 'all' || stored.definition.staffOnly
        ? await allItems(db, stored, where, limit)
        : await visibleItems(db, stored, where, byCreation(stored), limit)
    const { fields: shape, name } = stored.definition
    const followed =
      name === 'kyc_account_details' && by === 'username'
        ? await acceptedAccounts(db, String(fields['username']))
        : []
    const isWritten = ({ body }: PublicItem) =>
      found.some((one) => one.body['account_number'] === body['account_number'])
    const readable = () => [
      ...found.map((one) => ({ ...one, body: readableDraft(shape, one.body) })),
      ...followed.filter((one) => !isWritten(one)),
    ]
    const items =
      lang === 'all'
        ? await presentForStaff(db, stored.definition, found)
        : await present(db, stored.definition, readable(), lang)
    if (!isPersonal(stored.definition)) return items
    if (id === undefined && by === undefined) {
      await noteListSeen(changes, actor, stored.definition, items.length)
      return items.map((item) => maskPersonal(stored.definition, item))
    }
    if (!mayReveal(actor, stored.definition))
      return items.map((item) => maskPersonal(stored.definition, item))
    const ids = items.map((item) => item.id)
    if (ids.length || by !== undefined)
      await noteRevealed(changes, actor, stored.definition, { ids, by: by ?? 'id' })
    return items
  }

/** A collection's list and its items, for everybody and for staff. */
function readRoutes(app: App, services: Services, stored: StoredCollection): void {
  const { answers } = services
  const { name, label, staffOnly } = stored.definition
  const tags = [name]
  const forStaffOnly = staffReadSchema(stored.definition)
  const read = staffOnly ? forStaffOnly : readSchema(stored.definition)
  const forStaff = staffReader(services, stored)
  // Anybody may ask at these addresses; who asks for what is staff's must be of them.
  const refused = { 304: noBody, ...errors(401) }

  app.get(
    `/api/${name}`,
    {
      config: { staffAnswer: z.array(forStaffOnly) },
      schema: {
        tags,
        summary: `${label.many}, newest first`,
        querystring: listQuery(stored.definition),
        response: { 200: z.array(read), ...refused },
      },
    },
    async (request, reply) => {
      const query = request.query as ListQuery // strict by its schema; the filters' names vary by collection
      if (staffOnly || query.state === 'all' || query.lang === 'all') return forStaff(request, reply, query)
      const answer = await answers.list(stored, query, query.lang)
      return answer.send(request, reply)
    },
  )

  app.get(
    `/api/${name}/:id`,
    {
      config: { staffAnswer: forStaffOnly },
      schema: {
        tags,
        summary: `One ${label.one.toLowerCase()}`,
        params: idParams,
        querystring: oneQuery,
        response: { 200: read, ...refused },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const { lang, state } = request.query
      if (staffOnly || state === 'all' || lang === 'all') {
        const [item] = await forStaff(request, reply, { limit: 1, lang, ...(state && { state }) }, { id })
        if (!item) throw new AppError('not_found', 'There is no such item.')
        return reply.header('etag', `"v${String(item['version'])}"`).send(item)
      }
      const answer = await answers.one(stored, id, lang)
      return answer.send(request, reply)
    },
  )

  // Staff look their own collections up by a field, such as an account by its user name.
  for (const field of lookupFields(stored.definition)) {
    app.get(
      `/api/${name}/${field}/:value`,
      {
        schema: {
          tags,
          summary: `By ${field}`,
          params: z.strictObject({ value: z.string().min(1).max(254) }),
          response: { 200: z.array(read) },
        },
      },
      (request, reply) =>
        forStaff(
          request,
          reply,
          { limit: 100, lang: 'en', [field]: keptForm(stored.definition, field, request.params.value) },
          { by: field },
        ),
    )
  }
}

/** A contact is looked for in the form in which it is kept. */
const keptForm = ({ personal }: Collection, field: string, value: string) =>
  personal[field] === 'contact' ? (readContact(value) ?? value) : value

function historyRoute(app: App, { answers, costly }: Services, stored: StoredCollection): void {
  const { name, label } = stored.definition
  app.get(
    `/api/${name}/history`,
    {
      schema: {
        tags: [name],
        summary: `Past ${label.many.toLowerCase()}, oldest first, by when they took effect`,
        querystring: historyQuery(stored.definition),
        response: { 200: z.array(readSchema(stored.definition)), 304: noBody, ...errors(429) },
      },
    },
    async (request, reply) => {
      costly.take(request.ip)
      const { from, to, lang, ...key } = request.query
      const now = Date.now()
      const span = {
        from: from ?? new Date(now - 30 * 86_400_000).toISOString(),
        to: to ?? new Date(now + 1000).toISOString(),
      }
      const answer = await answers.history(stored, { ...key, ...span, lang })
      return answer.send(request, reply)
    },
  )
}
