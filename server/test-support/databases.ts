import { startPostgres } from './postgres.ts'
import { startService, type Service } from './service.ts'

/** What the service runs on: the same tests pass on both. */
export const databases = ['embedded', 'PostgreSQL'] as const

/** The service on one of them; a PostgreSQL is started for it and ends with it. */
export async function startOn(
  database: (typeof databases)[number],
  options: { worker?: boolean } = {},
): Promise<Service> {
  if (database === 'embedded') return startService(options)
  const postgres = await startPostgres()
  const service = await startService({ ...options, url: postgres.url })
  return {
    ...service,
    async stop() {
      await service.stop()
      await postgres.stop()
    },
  }
}
