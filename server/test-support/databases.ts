import { startService, type Options, type Service } from './service.ts'

type DatabaseKind = 'embedded' | 'PostgreSQL'

/** The database that a test runs on: PostgreSQL, or the embedded one where TEST_EMBEDDED=1 (the part "embedded"). */
export const database: DatabaseKind = process.env['TEST_EMBEDDED'] === '1' ? 'embedded' : 'PostgreSQL'

/** For the title of a group of tests: `describe.each(databases)('on %s', …)`. */
export const databases = [database]

/** Starts the service on this kind of database; both stop together. */
export const startOn = (kind: DatabaseKind, options: Options = {}): Promise<Service> =>
  startService({ ...options, embedded: kind === 'embedded' })
