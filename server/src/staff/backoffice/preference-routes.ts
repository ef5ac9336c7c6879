import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { staffPreferences } from '#database/tables.ts'
import type { App } from '../../http/app.ts'
import type { Database } from '#database/open.ts'
import { AppError } from '../../http/app-error.ts'
import { noBody } from '../../http/answers.ts'
import { requireActor } from '../../http/request-actor.ts'

type Services = { db: Database }

const key = 'screens'
/** Columns, views and orders of some twenty lists are a few kilobytes. */
const most = 64_000
const kept = z.record(z.string().max(200), z.unknown())

/** `/backoffice/api/preferences`: how someone has set up their screens, on whichever machine they sit. */
export function preferenceRoutes(app: App, { db }: Services): void {
  const base = { tags: ['back-office'] }
  app.get(
    '/backoffice/api/preferences',
    { schema: { ...base, summary: 'How the asker has set up their screens', response: { 200: kept } } },
    async (request) => {
      const [found] = await db
        .select({ value: staffPreferences.value })
        .from(staffPreferences)
        .where(and(eq(staffPreferences.user_id, requireActor(request).id), eq(staffPreferences.key, key)))
      return (found?.value ?? {}) as z.infer<typeof kept> // it was looked at when it was kept
    },
  )
  app.put(
    '/backoffice/api/preferences',
    { schema: { ...base, summary: 'Keep it', body: kept, response: { 204: noBody } } },
    async (request, reply) => {
      const value = request.body
      if (JSON.stringify(value).length > most) throw new AppError('too_large', 'That is too much to keep.')
      const now = sql<string>`now()`
      await db
        .insert(staffPreferences)
        .values({ user_id: requireActor(request).id, key, value, updated_at: now })
        .onConflictDoUpdate({
          target: [staffPreferences.user_id, staffPreferences.key],
          set: { value, updated_at: now },
        })
      return reply.code(204).send()
    },
  )
}
