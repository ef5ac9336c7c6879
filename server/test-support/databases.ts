import { startService, type Service } from './service.ts'

type DatabaseKind = 'embedded' | 'PostgreSQL'

/** The databases that a test runs on: PostgreSQL, or the embedded one where TEST_EMBEDDED=1 (the part "embedded"). */
export const databases: DatabaseKind[] = [process.env['TEST_EMBEDDED'] === '1' ? 'embedded' : 'PostgreSQL']

/** Starts the service on this kind of database; both stop together. */
export const startOn = (database: DatabaseKind, options: { worker?: boolean } = {}): Promise<Service> =>
  startService({ ...options, embedded: database === 'embedded' })
