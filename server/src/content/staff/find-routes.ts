import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { FoundItem } from '#contract/backoffice/command-search.ts'
import { foldText } from '#contract/rules/search-text.ts'
import type { Database } from '#database/open.ts'
import { isoSeconds } from '#database/columns.ts'
import { storedCollections } from '#database/registry.ts'
import { rowsOf } from '#database/rows-of.ts'
import type { App } from '../../http/app.ts'
import { itemStates } from '#contract/backoffice/content.ts'
import { readStates } from '../item-state.ts'
import { hasRole } from '../../changes/actor.ts'
import { standingSchema, textParts, type AnswerSchema } from '../../http/answers.ts'
import { requireActor } from '../../http/request-actor.ts'
import { readersOf } from './who-may-read.ts'

type Services = { db: Database }

const most = 8
const found: AnswerSchema<FoundItem[]> = z.array(
  z.strictObject({
    collection: z.string(),
    id: z.uuid(),
    title: textParts,
    state: z.enum(itemStates),
    standing: standingSchema,
    company: z.string().nullable(),
    kind: z.string().nullable(),
    updated_at: z.string(),
  }),
)

/**
 * `GET /backoffice/api/find`: items by the beginnings of words in their titles, newest first, of collections that the
 * actor's roles can open. Of rates and tariffs with the same title only the newest is returned, after everything else.
 */
export function findRoute(app: App, { db }: Services): void {
  app.get(
    '/backoffice/api/find',
    {
      schema: {
        tags: ['back-office'],
        summary: 'Items by title, of the collections that the actor can open',
        querystring: z.strictObject({ q: z.string().trim().min(1).max(100) }),
        response: { 200: found },
      },
    },
    async (request) => {
      const actor = requireActor(request)
      const names = storedCollections.flatMap(({ definition }) =>
        // What customers are called is looked up where that is recorded.
        !definition.staffOnly && hasRole(actor, readersOf(definition)) ? [definition.name] : [],
      )
      return findItems(db, names, request.query.q)
    },
  )
}

async function findItems(db: Database, names: readonly string[], text: string): Promise<FoundItem[]> {
  const wanted = prefixQuery(text)
  if (!wanted || !names.length) return []
  const parts = storedCollections
    .filter(({ definition }) => names.includes(definition.name))
    .map(
      ({ definition, table }) => sql`(
        select ${definition.appendOnly ? sql`distinct on (title)` : sql``} ${definition.name}::text as collection,
          t.id::text as id, t.updated_at as at, r.body -> ${definition.title} as title, r.body ->> 'company' as company,
          r.body ->> 'kind' as kind,
          ${definition.appendOnly !== null}::boolean as dated
        from ${table} t join revisions r on r.id = t.draft_revision
        where t.deleted_at is null and to_tsvector('simple', coalesce(t.search, '')) @@ to_tsquery('simple', ${wanted})
        order by ${definition.appendOnly ? sql`title,` : sql``} t.updated_at desc, t.visible_from desc limit ${most})`,
    )
  type FoundRow = Omit<FoundItem, 'title' | 'state' | 'standing'> & {
    title: FoundItem['title'] | string | null
  }
  const rows = await rowsOf<FoundRow>(
    db,
    sql`select collection, id, title, company, kind, ${isoSeconds(sql`at`)} as updated_at
      from (${sql.join(parts, sql` union all `)}) found order by dated, at desc limit ${most}`,
  )
  const stands = await readStates(db, rows)
  return rows.flatMap(({ title, ...row }) => {
    const state = stands.get(row.id)
    return state
      ? [{ ...row, title: typeof title === 'string' ? { en: title } : (title ?? {}), ...state }]
      : []
  })
}

/** Every word as the beginning of one, for `to_tsquery`; null where there is no word. */
export function prefixQuery(text: string): string | null {
  const found = foldText(text).match(/[\p{L}\p{N}]+/gu)
  return found
    ? found
        .slice(0, 8)
        .map((word) => `${word}:*`)
        .join(' & ')
    : null
}
