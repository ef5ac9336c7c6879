import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ItemTitle } from '#contract/backoffice/command-search.ts'
import type { Database } from '#database/open.ts'
import { storedCollections } from '#database/registry.ts'
import { rowsOf } from '#database/rows-of.ts'
import { textParts, type AnswerSchema } from '../../http/answers.ts'
import type { App } from '../../http/app.ts'
import { mayReadDrafts } from '../permissions.ts'
import { requireActor } from '../../http/request-actor.ts'

type Services = { db: Database }

const titles: AnswerSchema<ItemTitle[]> = z.array(
  z.strictObject({ collection: z.string(), id: z.uuid(), title: textParts }),
)
const ids = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid()).min(1).max(100))

/**
 * `GET /backoffice/api/titles?ids=`: what items are called by which others name them, such as the branch of a lead. However
 * many there are of them, and archived and deleted ones too: a history names what is gone.
 */
export function titleRoute(app: App, { db }: Services): void {
  app.get(
    '/backoffice/api/titles',
    {
      schema: {
        tags: ['back-office'],
        summary: 'The titles of items, by their ids; what is customers’ has none here',
        querystring: z.strictObject({ ids }),
        response: { 200: titles },
      },
    },
    async (request) => {
      const actor = requireActor(request)
      const read = storedCollections.filter(
        ({ definition }) => !definition.staffOnly && mayReadDrafts(actor, definition),
      )
      if (!read.length) return []
      const wanted = sql.join(
        request.query.ids.map((id) => sql`${id}::uuid`),
        sql`, `,
      )
      const parts = read.map(
        ({ definition, table }) => sql`
          select ${definition.name}::text as collection, t.id::text as id, r.body -> ${definition.title} as title
          from ${table} t join revisions r on r.id = t.draft_revision where t.id in (${wanted})`,
      )
      const rows = await rowsOf<{
        collection: string
        id: string
        title: ItemTitle['title'] | string | null
      }>(db, sql.join(parts, sql` union all `))
      return rows.map(({ title, ...item }) => ({
        ...item,
        title: typeof title === 'string' ? { en: title } : (title ?? {}),
      }))
    },
  )
}
