import { startService, type Service } from './service.ts'

/** What the service runs on: the same tests pass on both. */
export const databases = ['embedded', 'PostgreSQL'] as const

/** The service on one of them, which ends with it. */
export const startOn = (
  database: (typeof databases)[number],
  options: { worker?: boolean } = {},
): Promise<Service> => startService({ ...options, embedded: database === 'embedded' })
