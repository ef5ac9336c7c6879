import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { changeSequence } from '#database/tables.ts'
import type { App } from './app.ts'
import type { Database } from '#database/open.ts'
import { AppError } from './app-error.ts'

/** What is needed of the services. */
type Services = { db: Database; storage: { check(): Promise<void> } }

const fine = z.strictObject({ ok: z.literal(true) })

/** `/healthz`: the process lives. `/readyz`: it can serve, since database, migrations and store answer. */
export function healthRoutes(app: App, { db, storage }: Services): void {
  const about = (summary: string) => ({ tags: ['health'], summary, response: { 200: fine } })
  app.get('/healthz', { schema: about('Whether the process lives') }, async () => ({ ok: true as const }))
  app.get('/readyz', { schema: about('Whether it can serve') }, async () => {
    try {
      const [row] = await db.select({ one: sql`1` }).from(changeSequence)
      if (!row) throw new Error('not migrated')
      await storage.check()
    } catch {
      throw new AppError('unavailable', 'The database or the store does not answer.')
    }
    return { ok: true as const }
  })
}
