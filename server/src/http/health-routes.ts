import { z } from 'zod'
import type { Database } from '#database/open.ts'
import { rowsOf } from '#database/rows-of.ts'
import type { App } from './app.ts'
import { dependencyNames, type HealthChecks } from './health-checks.ts'
import { oldestJob } from './metrics/oldest-job.ts'

type Services = { db: Database; health: HealthChecks }

const dependencies = z
  .partialRecord(z.enum(dependencyNames), z.enum(['up', 'down', 'unknown']))
  .describe('each dependency that the settings name; `unknown` before its first check')
const readiness = <Ok extends boolean>(ok: Ok) =>
  z.strictObject({
    ok: z.literal(ok),
    dependencies,
    oldest_job_seconds: z
      .number()
      .nullable()
      .describe('age of the oldest job that is waiting; null where none is, or without the database'),
  })

/**
 * Adds `/healthz`, which responds while the process lives, and `/readyz`, which says whether it can serve pages: with the
 * database, or from the cache for a while without it. No other dependency makes an instance unready, since pages need none.
 */
export function healthRoutes(
  app: App,
  { stalePagesMinutes }: { stalePagesMinutes: number },
  { db, health }: Services,
): void {
  const about = { tags: ['health'] }
  const live = z.strictObject({ ok: z.literal(true) })
  app.get(
    '/healthz',
    { schema: { ...about, summary: 'Whether the process lives', response: { 200: live } } },
    async () => ({ ok: true as const }),
  )
  const oldestJobSeconds = async () => {
    if (health.read().database !== 'up') return null
    const [row] = await rowsOf<{ n: string | number | null }>(db, oldestJob).catch(() => [])
    return row && row.n !== null ? Number(row.n) : null
  }
  app.get(
    '/readyz',
    {
      schema: {
        ...about,
        summary: 'Whether it can serve pages, and the state of each dependency',
        response: { 200: readiness(true), 503: readiness(false) },
      },
    },
    async (_, reply) => {
      await health.run('database')
      const ok = health.downForMs('database') <= stalePagesMinutes * 60_000
      return reply
        .code(ok ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ ok, dependencies: health.read(), oldest_job_seconds: await oldestJobSeconds() })
    },
  )
}
