import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { changeSequence } from '#database/tables.ts'
import type { App, Parts } from '../app.ts'
import { AppError } from './app-error.ts'

const fine = z.object({ ok: z.literal(true) })

/** `/healthz`: the process lives. `/readyz`: it can serve, since database, migrations and store answer. */
export function healthRoutes(app: App, { db, storage: storage }: Parts): void {
  const schema = { hide: true, response: { 200: fine } }
  app.get('/healthz', { schema }, async () => ({ ok: true as const }))
  app.get('/readyz', { schema }, async () => {
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
