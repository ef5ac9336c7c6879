import { and, eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Collection } from '#contract/collection.ts'
import { looksLikeEmail, sameEmail } from '#contract/rules/email.ts'
import { storedCollections } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import type { App, Parts } from '../app.ts'
import { AppError } from '../http/app-error.ts'
import { historyQuery, idParams, listQuery, oneQuery, type ListQuery } from './list-query.ts'
import { mayReadDrafts } from './permissions.ts'
import { isPersonal, maskPersonal, mayReveal, noteListSeen, noteRevealed } from './personal-data.ts'
import { present } from './present.ts'
import { afterCursor, allItems, whereFields } from './queryable.ts'
import { errorSchema, readSchema } from './read-schema.ts'
import { writeRoutes } from './write-routes.ts'

/** The routes of every collection, from its definition. */
export function contentRoutes(app: App, parts: Parts): void {
  for (const stored of storedCollections) {
    if (stored.definition.appendOnly) historyRoute(app, parts, stored)
    readRoutes(app, parts, stored)
    writeRoutes(app, parts, stored)
  }
}

function readRoutes(
  app: App,
  { answers, changes, db, authenticator: who }: Parts,
  stored: StoredCollection,
): void {
  const { name, label, staffOnly } = stored.definition
  const tags = [name]
  const read = readSchema(stored.definition)

  /** Drafts, archived items, both languages, and all of a staff-only collection. */
  async function forStaff(
    request: FastifyRequest,
    reply: FastifyReply,
    query: ListQuery,
    shown: { id?: string; by?: string } = {},
  ) {
    const { id, by } = shown
    // Anybody may ask at this address; the answer is staff's.
    void reply.header('cache-control', 'no-store')
    const actor = await who.staff(request)
    if (!mayReadDrafts(actor, stored.definition)) throw new AppError('forbidden', 'You may not read this.')
    const { limit, last_created_at, lang, state, ...fields } = query
    const live = state === 'all' || staffOnly ? undefined : eq(stored.table.state, 'published')
    const one = id === undefined ? undefined : whereFields(stored, { id })
    const where = and(whereFields(stored, fields), afterCursor(stored, last_created_at), live, one)
    const items = await present(db, stored.definition, await allItems(db, stored, where, limit), lang)
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

  app.get(
    `/api/${name}`,
    {
      schema: {
        tags,
        summary: `${label.many}, newest first`,
        querystring: listQuery(stored.definition),
        response: { 200: z.array(read), 400: errorSchema },
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
      schema: {
        tags,
        summary: `One ${label.one.toLowerCase()}`,
        params: idParams,
        querystring: oneQuery,
        response: { 200: read, 400: errorSchema, 404: errorSchema },
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
  for (const field of staffOnly ? stored.definition.filters : []) {
    app.get(
      `/api/${name}/${field}/:value`,
      {
        schema: {
          tags,
          summary: `By ${field}`,
          params: z.strictObject({ value: z.string().min(1).max(254) }),
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
  personal[field] === 'contact' && looksLikeEmail(value) ? sameEmail(value) : value

function historyRoute(app: App, { answers, costly }: Parts, stored: StoredCollection): void {
  const { name, label } = stored.definition
  app.get(
    `/api/${name}/history`,
    {
      schema: {
        tags: [name],
        summary: `Past ${label.many.toLowerCase()}, oldest first, by when they took effect`,
        querystring: historyQuery(stored.definition),
        response: { 200: z.array(readSchema(stored.definition)), 400: errorSchema },
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
